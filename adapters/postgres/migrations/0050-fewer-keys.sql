-- What a command of thousands of rows paid for in each of them. That the company is there follows from the key beside it: an obligation's
-- employee, a completion's obligation and a row's memo are of the same company.
alter table obligations drop constraint obligations_company_id_fkey;
alter table completions drop constraint completions_company_id_fkey;
alter table memo_rows drop constraint memo_rows_company_id_fkey;
