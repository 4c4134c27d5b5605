/** SQL that records the company's one accident so many times more, with whom it befell. */
export const repeatAccident = (times: number): string => `
  with more as (
    insert into incidents (company_id, occurred_at, time_zone, place, description, severity, progress, created_by, created_at)
    select company_id, occurred_at, time_zone, place, description, severity, progress, created_by, created_at
    from incidents, generate_series(1, ${times}) where company_id = $1 returning company_id, id)
  insert into incident_injured (company_id, incident_id, row, full_name, name_key, employer, severity)
  select more.company_id, more.id, i.row, i.full_name, i.name_key, i.employer, i.severity
  from more join incident_injured i on i.company_id = more.company_id`
