BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',0,'open','{"owner": "22af619d2602cd8377fc5ee2ec555d1bef68b7e92f87fde57e1462c0c9c5911c", "game": "tien-gow", "options": {"deals": 2}, "places": [{"seat": 0, "name": "Aya", "kind": "person", "level": ""}, {"seat": 1, "name": "Ken", "kind": "computer", "level": "greedy"}, {"seat": 2, "name": "Mei", "kind": "computer", "level": "greedy"}, {"seat": 3, "name": "Ryo", "kind": "computer", "level": "greedy"}], "seed": "46a2a60b488787686a671910cd9e25d187753da92b8570f3dbc4ae9475fc386a83c036a24082a6ea8297a11ebaa94f7a2b1f4439543ac6bc7aff64d6eb719e9b", "origin": null}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',1,'deal','{"start": {"dealer": 3}, "deal": {"hands": [["32", "64", "33", "62", "33", "66", "55", "44"], ["22", "61", "51", "42", "55", "66", "52", "61"], ["21", "65", "44", "64", "53", "22", "31", "31"], ["54", "63", "11", "43", "51", "41", "11", "65"]]}}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',2,'act','{"seat": 3, "action": "11+11"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',3,'act','{"seat": 0, "action": "-55+33"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',4,'act','{"seat": 1, "action": "-61+51"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',5,'act','{"seat": 2, "action": "-65+64"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',6,'act','{"seat": 3, "action": "51"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',7,'back','{"length": 1}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',8,'act','{"seat": 0, "action": "-55+33"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',9,'act','{"seat": 1, "action": "-61+61"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',10,'act','{"seat": 2, "action": "-65+64"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',11,'act','{"seat": 3, "action": "51"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',12,'act','{"seat": 0, "action": "-44"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',13,'act','{"seat": 1, "action": "55"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',14,'act','{"seat": 2, "action": "31"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',15,'act','{"seat": 2, "action": "21"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',16,'act','{"seat": 3, "action": "41"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',17,'act','{"seat": 0, "action": "-64"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',18,'act','{"seat": 1, "action": "42"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',19,'act','{"seat": 1, "action": "51"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',20,'act','{"seat": 2, "action": "22"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',21,'act','{"seat": 3, "action": "-65"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',22,'act','{"seat": 0, "action": "-33"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',23,'act','{"seat": 2, "action": "31"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',24,'act','{"seat": 3, "action": "-43"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',25,'act','{"seat": 0, "action": "-62"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',26,'act','{"seat": 1, "action": "-22"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',27,'act','{"seat": 2, "action": "53"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',28,'act','{"seat": 3, "action": "54"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',29,'act','{"seat": 0, "action": "-32"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',30,'act','{"seat": 1, "action": "-52"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',31,'act','{"seat": 3, "action": "63"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',32,'act','{"seat": 0, "action": "-66"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',33,'act','{"seat": 1, "action": "-66"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',34,'act','{"seat": 2, "action": "-44"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',35,'deal','{"start": {"dealer": 3}, "deal": {"hands": [["22", "22", "44", "32", "11", "55", "55", "61"], ["54", "62", "63", "31", "64", "33", "41", "66"], ["42", "44", "66", "51", "11", "64", "33", "53"], ["51", "21", "43", "65", "31", "61", "52", "65"]]}}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',36,'act','{"seat": 3, "action": "52+43"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',37,'act','{"seat": 0, "action": "-44+32"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',38,'act','{"seat": 1, "action": "-33+64"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',39,'act','{"seat": 2, "action": "-64+51"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',40,'act','{"seat": 3, "action": "65+65"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',41,'act','{"seat": 0, "action": "-55+55"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',42,'act','{"seat": 1, "action": "-31+41"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',43,'act','{"seat": 2, "action": "-33+42"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',44,'act','{"seat": 3, "action": "51"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',45,'act','{"seat": 0, "action": "-11"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',46,'act','{"seat": 1, "action": "66"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',47,'act','{"seat": 2, "action": "-53"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',48,'act','{"seat": 1, "action": "63"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',49,'act','{"seat": 2, "action": "-44"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',50,'act','{"seat": 3, "action": "-61"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',51,'act','{"seat": 0, "action": "-61"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',52,'act','{"seat": 1, "action": "54"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',53,'act','{"seat": 2, "action": "-11"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',54,'act','{"seat": 3, "action": "-21"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',55,'act','{"seat": 0, "action": "-22"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',56,'act','{"seat": 1, "action": "62"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',57,'act','{"seat": 2, "action": "-66"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',58,'act','{"seat": 3, "action": "-31"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',59,'act','{"seat": 0, "action": "-22"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',60,'more','{"option": "deals", "value": 3}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',61,'deal','{"start": {"dealer": 1}, "deal": {"hands": [["33", "65", "62", "22", "51", "22", "33", "21"], ["64", "31", "43", "44", "61", "11", "53", "44"], ["11", "51", "55", "31", "32", "42", "41", "66"], ["65", "55", "66", "61", "54", "52", "63", "64"]]}}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',62,'act','{"seat": 1, "action": "44+44+43"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',63,'act','{"seat": 2, "action": "-11+51+32"}');
INSERT INTO "events" VALUES('38b09e1a3771a0813fa74de1401afd8a',64,'act','{"seat": 3, "action": "-65+64+61"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',0,'open','{"owner": "22af619d2602cd8377fc5ee2ec555d1bef68b7e92f87fde57e1462c0c9c5911c", "game": "sudaoshi", "options": {"rounds": 2}, "places": [{"seat": 0, "name": "Aya", "kind": "person", "level": ""}, {"seat": 1, "name": "Ken", "kind": "computer", "level": "greedy"}, {"seat": 2, "name": "Mei", "kind": "computer", "level": "greedy"}], "seed": "14ddb4c628b585247fb32fd9f3507b99fe683957984444d6762b1ac56b32d70621b30591bada193c990bde5b016a0624d6f9fa111d354fa7ec5fae3b5db4d9e8", "origin": null}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',1,'deal','{"start": {"dealer": 0, "burdens": [100, 110, 120]}, "deal": {"hands": [["10D1", "12D2", "3D2", "12L", "11L", "2A", "7A"], ["7D2", "10S", "3L", "5D2", "9A", "10D2", "11S"], ["9D2", "6A", "9S", "1L", "5S", "8L", "9D1"]], "field": ["10A", "2D2", "5A", "6S", "3D1", "1D1"], "stock": ["4D2", "1D2", "8A", "8D1", "12D3", "5D1", "7S", "4S", "6D1", "3S", "7D1", "2S", "8D2", "2D1", "11A", "1S", "4D1", "6D2", "12D1", "11D", "4A"]}}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',2,'read','{}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',3,'act','{"seat": 0, "action": "10D1:10A"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',4,'act','{"seat": 1, "action": "3L:3D1"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',5,'act','{"seat": 2, "action": "6A:6S"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',6,'back','{"length": 0}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',7,'act','{"seat": 0, "action": "10D1:10A"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',8,'act','{"seat": 1, "action": "3L:3D1"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',9,'act','{"seat": 2, "action": "5S:5A"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',10,'act','{"seat": 0, "action": "11L"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',11,'act','{"seat": 1, "action": "11S:11L"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',12,'act','{"seat": 2, "action": "6A:6S"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',13,'act','{"seat": 0, "action": "7A"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',14,'act','{"seat": 1, "action": "5D2:5D1"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',15,'act','{"seat": 2, "action": "9S"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',16,'act','{"seat": 0, "action": "12L:12D3"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',17,'act','{"seat": 1, "action": "9A:9S"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',18,'act','{"seat": 2, "action": "9D2"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',19,'act','{"seat": 0, "action": "3D2:3S"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',20,'act','{"seat": 1, "action": "7D2:7D1"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',21,'act','{"seat": 2, "action": "8L:8D2"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',22,'act','{"seat": 0, "action": "12D2"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',23,'act','{"seat": 1, "action": "10S"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',24,'act','{"seat": 2, "action": "9D1:9D2"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',25,'act','{"seat": 0, "action": "2A:2D1"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',26,'act','{"seat": 1, "action": "10D2:10S"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',27,'act','{"seat": 2, "action": "1L:1S"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',28,'deal','{"start": {"dealer": 2, "burdens": [120, 110, 100]}, "deal": {"hands": [["4A", "5A", "3S", "5D1", "1D2", "12D3", "12D1"], ["2D1", "5S", "6A", "6S", "11S", "2A", "7D2"], ["8A", "9S", "1L", "6D1", "11A", "11L", "7S"]], "field": ["10S", "1D1", "6D2", "9D2", "7A", "3L"], "stock": ["4S", "3D1", "10D2", "12L", "1S", "9D1", "12D2", "2S", "10A", "3D2", "4D1", "2D2", "5D2", "9A", "11D", "8L", "4D2", "8D2", "10D1", "8D1", "7D1"]}}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',29,'act','{"seat": 2, "action": "6D1:6D2"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',30,'act','{"seat": 0, "action": "5A"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',31,'act','{"seat": 1, "action": "7D2:7A"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',32,'act','{"seat": 2, "action": "1L:1D1"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',33,'act','{"seat": 0, "action": "5D1:5A"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',34,'act','{"seat": 1, "action": "6S"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',35,'act','{"seat": 2, "action": "9S"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',36,'act','{"seat": 0, "action": "4A:4S"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',37,'act','{"seat": 1, "action": "2D1:2S"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',38,'act','{"seat": 2, "action": "7S"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',39,'act','{"seat": 0, "action": "12D1"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',40,'act','{"seat": 1, "action": "6A:6S"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',41,'act','{"seat": 2, "action": "11A"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',42,'act','{"seat": 0, "action": "3S:3D2"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',43,'act','{"seat": 1, "action": "2A:2D2"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',44,'act','{"seat": 2, "action": "11L"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',45,'act','{"seat": 0, "action": "12D3:12D1"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',46,'act','{"seat": 1, "action": "5S:5D2"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',47,'act','{"seat": 2, "action": "8A"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',48,'act','{"seat": 0, "action": "1D2:1S"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',49,'act','{"seat": 1, "action": "11S:11L"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',50,'more','{"option": "rounds", "value": 3}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',51,'deal','{"start": {"dealer": 1, "burdens": [110, 100, 120]}, "deal": {"hands": [["1D1", "6D1", "3D1", "3D2", "3S", "7A", "8D2"], ["5A", "6D2", "6S", "11S", "9S", "4A", "10D2"], ["9D1", "8A", "8L", "9D2", "11D", "4S", "8D1"]], "field": ["7D1", "2D2", "12L", "7D2", "11A", "7S"], "stock": ["1D2", "6A", "5S", "10D1", "9A", "4D1", "10S", "10A", "1S", "2S", "2D1", "3L", "5D2", "4D2", "12D3", "12D2", "2A", "12D1", "11L", "5D1", "1L"]}}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',52,'read','{}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',53,'act','{"seat": 1, "action": "11S:11A"}');
INSERT INTO "events" VALUES('7c4498d9325992f2706b3f6d013dec4f',54,'act','{"seat": 2, "action": "4S"}');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	owner VARCHAR(64) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	summary TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('38b09e1a3771a0813fa74de1401afd8a','22af619d2602cd8377fc5ee2ec555d1bef68b7e92f87fde57e1462c0c9c5911c','tien-gow',1.79608540763662528991e+09,1.79608540801563906666e+09,'{"options": {"deals": 3}, "seat": 0, "deal": 2, "totals": [-15, 4, -7, 18], "state": "playing", "practice": true, "players": [{"seat": 0, "name": "Aya", "kind": "person", "level": ""}, {"seat": 1, "name": "Ken", "kind": "computer", "level": "greedy"}, {"seat": 2, "name": "Mei", "kind": "computer", "level": "greedy"}, {"seat": 3, "name": "Ryo", "kind": "computer", "level": "greedy"}]}');
INSERT INTO "tables" VALUES('7c4498d9325992f2706b3f6d013dec4f','22af619d2602cd8377fc5ee2ec555d1bef68b7e92f87fde57e1462c0c9c5911c','sudaoshi',1.79608540806147551531e+09,1.79608540840840935704e+09,'{"options": {"rounds": 3}, "seat": 0, "deal": 2, "totals": [-18, 21, -3], "state": "playing", "practice": true, "players": [{"seat": 0, "name": "Aya", "kind": "person", "level": ""}, {"seat": 1, "name": "Ken", "kind": "computer", "level": "greedy"}, {"seat": 2, "name": "Mei", "kind": "computer", "level": "greedy"}]}');
CREATE INDEX tables_by_owner ON tables (owner, changed);
COMMIT;
