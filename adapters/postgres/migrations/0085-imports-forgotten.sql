-- Imports of which something is kept that is taken away some days later (core/imports/keeping.ts).
create index staff_imports_kept on staff_imports (made_at) where made is not null or left_rows is not null;
