// Outlines of the icons, 24 by 24, drawn with a line of 2.
export const ICONS = {
  menu: "M4 6h16M4 12h16M4 18h16",
  home: "M4 11l8-7 8 7M6 10v10h12V10",
  help: "M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.5-1.1 1-1.1 1.8M12 17.2v.1",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5.9 1.2.9 2.1h5.2c0-.9.3-1.6.9-2.1A6 6 0 0 0 12 3z",
  back: "M9 14l-5-5 5-5M4 9h10a6 6 0 0 1 0 12h-3",
  log: "M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1",
  book: "M5 4h10a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h10",
  score: "M5 20V10M12 20V4M19 20v-7",
  ladder: "M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8",
  close: "M6 6l12 12M18 6L6 18",
  skip: "M5 5l8 7-8 7zM18 5v14",
  sound: "M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
  mute: "M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5",
  gear: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",
  again: "M4 12a8 8 0 0 1 14-5.3L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.3L4 15M4 20v-5h5",
  download: "M12 4v11M7 10l5 5 5-5M5 20h14",
  play: "M7 4l13 8-13 8z",
  trick: "M4 8l7-3 4 11-7 3zM13 5h7v12h-4",
} as const;

export type IconName = keyof typeof ICONS;
