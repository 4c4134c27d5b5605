-- Terms of investigations are mailed to whoever has not switched them off; who had switched all mails off stays without them.
update memberships set notices = notices || '{"investigations": false}'
  where notices ->> 'digest' = 'off' and notices ->> 'reminders' = 'false';
