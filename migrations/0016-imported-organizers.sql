-- Which tags and categories of sites imported recipes get.
ALTER TABLE site_settings ADD COLUMN imported_organizers TEXT NOT NULL DEFAULT 'useful'
  CHECK (imported_organizers IN ('useful', 'all', 'known', 'none'));
