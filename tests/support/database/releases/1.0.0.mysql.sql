SET NAMES utf8mb4;
SET SQL_MODE = 'NO_AUTO_VALUE_ON_ZERO';
SET FOREIGN_KEY_CHECKS = 0;
CREATE TABLE `contact_message` (
  `id` varchar(36) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `name` varchar(1000) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `nameOrder` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `email` varchar(1000) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `emailOrder` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `message` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `createdAt` datetime(3) NOT NULL,
  `read` tinyint(4) NOT NULL,
  `spam` tinyint(4) NOT NULL,
  `deletedAt` datetime(3) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `contact_message_created` (`spam`,`deletedAt`,`createdAt`,`id`),
  KEY `contact_message_unread` (`spam`,`deletedAt`,`read`,`createdAt`,`id`),
  KEY `contact_message_name` (`spam`,`deletedAt`,`nameOrder`,`id`),
  KEY `contact_message_email` (`spam`,`deletedAt`,`emailOrder`,`id`),
  KEY `contact_message_deleted` (`deletedAt`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO `contact_message` (`id`, `name`, `nameOrder`, `email`, `emailOrder`, `message`, `createdAt`, `read`, `spam`, `deletedAt`) VALUES
('3f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1','Grace','grace','grace@example.com','grace@example.com','Hello','2026-01-31 12:34:56.789','0','0',NULL);
CREATE TABLE `migrations` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `timestamp` bigint(20) NOT NULL,
  `name` varchar(255) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=5 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO `migrations` (`id`, `timestamp`, `name`) VALUES
('1','1763600000000','FirstSchema1763600000000'),
('2','1763700000000','ViewHours1763700000000'),
('3','1763800000000','TimelineCopies1763800000000'),
('4','1763900000000','GrowthIndexes1763900000000');
CREATE TABLE `notice` (
  `messageId` varchar(36) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `createdAt` datetime(3) NOT NULL,
  `attempts` int(11) NOT NULL,
  `dueAt` datetime(3) NOT NULL,
  PRIMARY KEY (`messageId`),
  KEY `notice_due` (`dueAt`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
CREATE TABLE `owner` (
  `id` varchar(36) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `email` varchar(1000) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `passwordHash` varchar(1000) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `createdAt` datetime(3) NOT NULL,
  `updatedAt` datetime(3) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO `owner` (`id`, `email`, `passwordHash`, `createdAt`, `updatedAt`) VALUES
('0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1','ada@example.com','$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNo','2026-01-31 12:34:56.789','2026-01-31 12:34:56.789');
CREATE TABLE `project` (
  `id` varchar(36) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `title` varchar(1000) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `description` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `details` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `learned` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `image` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `imageAlt` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `skills` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `github` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `live` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `status` varchar(1000) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `timeline` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `category` varchar(1000) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `featured` tinyint(4) NOT NULL,
  `public` tinyint(4) NOT NULL,
  `media` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `createdAt` datetime(3) NOT NULL,
  `updatedAt` datetime(3) NOT NULL,
  `categoryKey` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `project_category_newest` (`categoryKey`,`id`),
  KEY `project_featured_newest` (`featured`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO `project` (`id`, `title`, `description`, `details`, `learned`, `image`, `imageAlt`, `skills`, `github`, `live`, `status`, `timeline`, `category`, `featured`, `public`, `media`, `createdAt`, `updatedAt`, `categoryKey`) VALUES
('1f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1','Tide table\'s; 日本語 🚀','A "short" text','Line 1
Line 2 \\ back','','','','["C","SQL"]','','','completed','','Gauges','1','1','[]','2026-01-31 12:34:56.789','2026-01-31 12:34:56.789','gauges');
CREATE TABLE `project_category` (
  `id` varchar(36) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `nameKey` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `name` varchar(1000) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `position` int(11) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `project_category_name` (`nameKey`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
CREATE TABLE `project_status` (
  `id` varchar(36) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `nameKey` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `name` varchar(1000) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `position` int(11) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `project_status_name` (`nameKey`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO `project_status` (`id`, `nameKey`, `name`, `position`) VALUES
('041fb836-8144-4e95-a269-f13b2d132289','32e4caaf6344aea2380a7f150312f351897e2dc23de446b4e9c418298d1cbc97','wip','2'),
('64856633-0ab8-4105-a1b7-c7a2b3a773a7','4ddb3e96801a1ee2b77dc5247c0db478d5f97a93b90e7cdb09f5f51d43764b08','completed','3'),
('cd7c92b3-8c9c-4f5b-af97-a9ff3764f733','423614833cbdcee4c5d05f43520d155207e5f272fddb7225ada6caf7d6904dc2','planning','0'),
('d13cc71e-ddb2-4e78-9404-2cb089fb1f80','9b0f1b10aff55228716a1fbbc59bda8fe735ed14ccd5e2c5226a9ab72a48d47e','planned','1');
CREATE TABLE `revision` (
  `list` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `version` int(11) NOT NULL,
  PRIMARY KEY (`list`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO `revision` (`list`, `version`) VALUES
('projects','0'),
('setup','0'),
('site','0'),
('skills','0'),
('timeline','0');
CREATE TABLE `sample_row` (
  `entity` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `id` varchar(191) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `fingerprint` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  PRIMARY KEY (`entity`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
CREATE TABLE `session` (
  `id` varchar(36) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `ownerId` varchar(36) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `refreshHash` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `userAgent` varchar(1000) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `createdAt` datetime(3) NOT NULL,
  `lastUsedAt` datetime(3) NOT NULL,
  `expiresAt` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `session_owner` (`ownerId`),
  KEY `session_expiry` (`expiresAt`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
CREATE TABLE `site_settings` (
  `id` varchar(36) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `settings` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `updatedAt` datetime(3) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO `site_settings` (`id`, `settings`, `updatedAt`) VALUES
('site','{"ownerName":"Ada Lovelace"}','2026-01-31 12:34:56.789');
CREATE TABLE `skill` (
  `id` varchar(36) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `position` int(11) NOT NULL,
  `name` varchar(1000) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `category` varchar(1000) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `description` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `icon` varchar(1000) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `color` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `isCore` tinyint(4) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `skill_position` (`position`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
INSERT INTO `skill` (`id`, `position`, `name`, `category`, `description`, `icon`, `color`, `isCore`) VALUES
('2f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f1','0','TypeScript','Languages','','','#3178c6','1');
CREATE TABLE `timeline_element` (
  `id` varchar(36) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `type` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `position` int(11) NOT NULL,
  `year` int(11) NOT NULL,
  `title` varchar(1000) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `icon` varchar(1000) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `shortDescription` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `longDescription` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `profileSections` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `futureSections` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `namedOrder` double DEFAULT NULL,
  `answeredSections` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `timeline_element_position` (`position`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
CREATE TABLE `upload` (
  `name` varchar(191) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `mediaType` varchar(191) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `bytes` int(11) NOT NULL,
  `width` int(11) DEFAULT NULL,
  `height` int(11) DEFAULT NULL,
  `origin` varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `createdAt` datetime(3) NOT NULL,
  PRIMARY KEY (`name`),
  KEY `upload_created` (`createdAt`),
  KEY `upload_origin` (`origin`,`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
CREATE TABLE `view_hour` (
  `projectKey` varchar(36) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `hour` int(11) NOT NULL,
  `quarter0` int(11) NOT NULL,
  `quarter1` int(11) NOT NULL,
  `quarter2` int(11) NOT NULL,
  `quarter3` int(11) NOT NULL,
  PRIMARY KEY (`projectKey`,`hour`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
CREATE TABLE `view_record` (
  `id` varchar(36) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `timestamp` datetime(3) NOT NULL,
  `projectId` varchar(36) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL,
  `sessionId` varchar(1000) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  PRIMARY KEY (`id`),
  KEY `view_record_project` (`projectId`,`timestamp`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
CREATE TABLE `view_total` (
  `projectKey` varchar(36) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  `views` int(11) NOT NULL,
  PRIMARY KEY (`projectKey`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
