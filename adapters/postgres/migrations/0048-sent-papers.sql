-- Papers that were sent by e-mail, in the order of their log. reply_to: whom an answer to the mail goes to.
alter table mails add column reply_to text;
create index mails_papers on mails (company_id, entered_at desc, id) where about = 'documents';
