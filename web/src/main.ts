import { mount } from "svelte";
import App from "./App.svelte";
import { address } from "./lib/address";
import "./app.css";

// The page's address changes without its being loaded anew: a relative icon would be looked for elsewhere.
document.querySelector('link[rel="icon"]')?.setAttribute("href", address("favicon.svg"));

const target = document.getElementById("app");
if (target) mount(App, { target });
