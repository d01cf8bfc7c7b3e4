CREATE TABLE "contact_message" ("id" varchar(36) PRIMARY KEY NOT NULL, "name" varchar(1000) NOT NULL, "nameOrder" varchar(64) NOT NULL, "email" varchar(1000) NOT NULL, "emailOrder" varchar(64) NOT NULL, "message" text NOT NULL, "createdAt" datetime NOT NULL, "read" boolean NOT NULL, "spam" boolean NOT NULL, "deletedAt" datetime);
INSERT INTO "contact_message" ("id", "name", "nameOrder", "email", "emailOrder", "message", "createdAt", "read", "spam", "deletedAt") VALUES
('3f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1', 'Grace', 'grace', 'grace@example.com', 'grace@example.com', 'Hello', '2026-01-31 12:34:56.789', 0, 0, NULL);
CREATE TABLE "migrations" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "timestamp" bigint NOT NULL, "name" varchar NOT NULL);
INSERT INTO "migrations" ("id", "timestamp", "name") VALUES
(1, 1763600000000, 'FirstSchema1763600000000'),
(2, 1763700000000, 'ViewHours1763700000000'),
(3, 1763800000000, 'TimelineCopies1763800000000'),
(4, 1763900000000, 'GrowthIndexes1763900000000');
CREATE TABLE "notice" ("messageId" varchar(36) PRIMARY KEY NOT NULL, "createdAt" datetime NOT NULL, "attempts" integer NOT NULL, "dueAt" datetime NOT NULL);
CREATE TABLE "owner" ("id" varchar(36) PRIMARY KEY NOT NULL, "email" varchar(1000) NOT NULL, "passwordHash" varchar(1000) NOT NULL, "createdAt" datetime NOT NULL, "updatedAt" datetime NOT NULL);
INSERT INTO "owner" ("id", "email", "passwordHash", "createdAt", "updatedAt") VALUES
('0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1', 'ada@example.com', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNo', '2026-01-31 12:34:56.789', '2026-01-31 12:34:56.789');
CREATE TABLE "project" ("id" varchar(36) PRIMARY KEY NOT NULL, "title" varchar(1000) NOT NULL, "description" text NOT NULL, "details" text NOT NULL, "learned" text NOT NULL, "image" text NOT NULL, "imageAlt" text NOT NULL, "skills" text NOT NULL, "github" text NOT NULL, "live" text NOT NULL, "status" varchar(1000) NOT NULL, "timeline" text NOT NULL, "category" varchar(1000) NOT NULL, "featured" boolean NOT NULL, "public" boolean NOT NULL, "media" text NOT NULL, "createdAt" datetime NOT NULL, "updatedAt" datetime NOT NULL, "categoryKey" varchar(64));
INSERT INTO "project" ("id", "title", "description", "details", "learned", "image", "imageAlt", "skills", "github", "live", "status", "timeline", "category", "featured", "public", "media", "createdAt", "updatedAt", "categoryKey") VALUES
('1f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1', 'Tide table''s; 日本語 🚀', 'A "short" text', 'Line 1
Line 2 \ back', '', '', '', '["C","SQL"]', '', '', 'completed', '', 'Gauges', 1, 1, '[]', '2026-01-31 12:34:56.789', '2026-01-31 12:34:56.789', 'gauges');
CREATE TABLE "project_category" ("id" varchar(36) PRIMARY KEY NOT NULL, "nameKey" varchar(64) NOT NULL, "name" varchar(1000) NOT NULL, "position" integer NOT NULL);
CREATE TABLE "project_status" ("id" varchar(36) PRIMARY KEY NOT NULL, "nameKey" varchar(64) NOT NULL, "name" varchar(1000) NOT NULL, "position" integer NOT NULL);
INSERT INTO "project_status" ("id", "nameKey", "name", "position") VALUES
('34bb29e6-61c3-4efb-a96f-283ac003206e', '423614833cbdcee4c5d05f43520d155207e5f272fddb7225ada6caf7d6904dc2', 'planning', 0),
('049fdbc3-d190-4d0e-afdd-feb0c9d38106', '9b0f1b10aff55228716a1fbbc59bda8fe735ed14ccd5e2c5226a9ab72a48d47e', 'planned', 1),
('40f8060a-94ab-4223-acae-f180e3d7232b', '32e4caaf6344aea2380a7f150312f351897e2dc23de446b4e9c418298d1cbc97', 'wip', 2),
('9caff589-339d-47c6-8793-47c39f6d65c7', '4ddb3e96801a1ee2b77dc5247c0db478d5f97a93b90e7cdb09f5f51d43764b08', 'completed', 3);
CREATE TABLE "revision" ("list" varchar(64) PRIMARY KEY NOT NULL, "version" integer NOT NULL);
INSERT INTO "revision" ("list", "version") VALUES
('projects', 0),
('skills', 0),
('timeline', 0),
('site', 0),
('setup', 0);
CREATE TABLE "sample_row" ("entity" varchar(64) NOT NULL, "id" varchar(191) NOT NULL, "fingerprint" varchar(64) NOT NULL, PRIMARY KEY ("entity", "id"));
CREATE TABLE "session" ("id" varchar(36) PRIMARY KEY NOT NULL, "ownerId" varchar(36) NOT NULL, "refreshHash" varchar(64) NOT NULL, "userAgent" varchar(1000) NOT NULL, "createdAt" datetime NOT NULL, "lastUsedAt" datetime NOT NULL, "expiresAt" datetime NOT NULL);
CREATE TABLE "site_settings" ("id" varchar(36) PRIMARY KEY NOT NULL, "settings" text NOT NULL, "updatedAt" datetime NOT NULL);
INSERT INTO "site_settings" ("id", "settings", "updatedAt") VALUES
('site', '{"ownerName":"Ada Lovelace"}', '2026-01-31 12:34:56.789');
CREATE TABLE "skill" ("id" varchar(36) PRIMARY KEY NOT NULL, "position" integer NOT NULL, "name" varchar(1000) NOT NULL, "category" varchar(1000) NOT NULL, "description" text NOT NULL, "icon" varchar(1000) NOT NULL, "color" varchar(64) NOT NULL, "isCore" boolean NOT NULL);
INSERT INTO "skill" ("id", "position", "name", "category", "description", "icon", "color", "isCore") VALUES
('2f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1', 0, 'TypeScript', 'Languages', '', '', '#3178c6', 1);
CREATE TABLE "timeline_element" ("id" varchar(36) PRIMARY KEY NOT NULL, "type" varchar(64) NOT NULL, "position" integer NOT NULL, "year" integer NOT NULL, "title" varchar(1000) NOT NULL, "icon" varchar(1000) NOT NULL, "shortDescription" text NOT NULL, "longDescription" text NOT NULL, "profileSections" text NOT NULL, "futureSections" text NOT NULL, "namedOrder" double, "answeredSections" text);
CREATE TABLE "upload" ("name" varchar(191) PRIMARY KEY NOT NULL, "mediaType" varchar(191) NOT NULL, "bytes" integer NOT NULL, "width" integer, "height" integer, "origin" varchar(64) NOT NULL, "createdAt" datetime NOT NULL);
CREATE TABLE "view_hour" ("projectKey" varchar(36) NOT NULL, "hour" integer NOT NULL, "quarter0" integer NOT NULL, "quarter1" integer NOT NULL, "quarter2" integer NOT NULL, "quarter3" integer NOT NULL, PRIMARY KEY ("projectKey", "hour")) WITHOUT ROWID;
CREATE TABLE "view_record" ("id" varchar(36) PRIMARY KEY NOT NULL, "timestamp" datetime NOT NULL, "projectId" varchar(36), "sessionId" varchar(1000) NOT NULL);
CREATE TABLE "view_total" ("projectKey" varchar(36) PRIMARY KEY NOT NULL, "views" integer NOT NULL) WITHOUT ROWID;
CREATE INDEX "contact_message_created" ON "contact_message" ("spam", "deletedAt", "createdAt", "id") ;
CREATE INDEX "contact_message_deleted" ON "contact_message" ("deletedAt") ;
CREATE INDEX "contact_message_email" ON "contact_message" ("spam", "deletedAt", "emailOrder", "id") ;
CREATE INDEX "contact_message_name" ON "contact_message" ("spam", "deletedAt", "nameOrder", "id") ;
CREATE INDEX "contact_message_unread" ON "contact_message" ("spam", "deletedAt", "read", "createdAt", "id") ;
CREATE INDEX "notice_due" ON "notice" ("dueAt") ;
CREATE UNIQUE INDEX "project_category_name" ON "project_category" ("nameKey") ;
CREATE INDEX "project_category_newest" ON "project" ("categoryKey", "id") ;
CREATE INDEX "project_featured_newest" ON "project" ("featured", "id") ;
CREATE UNIQUE INDEX "project_status_name" ON "project_status" ("nameKey") ;
CREATE INDEX "session_expiry" ON "session" ("expiresAt") ;
CREATE INDEX "session_owner" ON "session" ("ownerId") ;
CREATE INDEX "skill_position" ON "skill" ("position") ;
CREATE INDEX "timeline_element_position" ON "timeline_element" ("position") ;
CREATE INDEX "upload_created" ON "upload" ("createdAt") ;
CREATE INDEX "upload_origin" ON "upload" ("origin", "name") ;
CREATE INDEX "view_record_project" ON "view_record" ("projectId", "timestamp", "id") ;
