import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import { shippedPositions } from '@osh/core/positions/shipped-positions.ts'
import type { Post } from '@osh/core/requirements/requirement.ts'
import type { RequirementQuestion, RequirementWrite } from '@osh/core/requirements/requirement-facts.ts'
import type { RequirementQueries } from '@osh/core/requirements/requirements.ts'
import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { CompanyId, RequirementId } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import { buildSignedColumns } from '../columns.ts'
import { findCompanyToday } from '../companies/company-today.ts'
import { lockCompany } from '../lock-row.ts'
import { drawNextIds } from '../next-ids.ts'
import type { Store, Work } from '../transact.ts'
import { deleteRows, insertRows, makeReplacer } from '../write-rows.ts'
import { lockPeople, readGround, readPlaceNames } from './read-ground.ts'
import { readExceptionRow, readPostRow, readRequirementRow } from './requirement-rows.ts'

export const makeRequirementQueries = (
  { kysely }: Store,
  clock: Clock,
  seen: SeenDepartments,
): RequirementQueries => ({
  readGround: async (company, scope, section) => ({
    ...(await readGround(kysely, company, scope, seen, section)),
    names: await readPlaceNames(kysely, company, seen),
    today: await findCompanyToday(kysely, clock, company),
  }),
})

export const answerRequirements = (work: Work, seen: SeenDepartments): LateAnswers<RequirementQuestion> => ({
  'requirement-ground': async ({ companyId, scope }) => {
    await lockCompany(work, companyId)
    await lockPeople(work, companyId, scope, seen)
    return readGround(work, companyId, scope, seen)
  },
  'requirement-post': async ({ companyId, post }) => {
    await lockCompany(work, companyId)
    const answers = await work.selectFrom('post_profiles').where(isOf(companyId, post)).selectAll().execute()
    const decided = work.selectFrom('requirements').where(isOf(companyId, post)).selectAll()
    return {
      exists: await isThere(work, companyId, post),
      answers: answers.map(readPostRow)[0] ?? null,
      requirements: (await decided.orderBy('id').execute()).map(readRequirementRow),
    }
  },
  requirement: async ({ companyId, id }) => {
    await lockCompany(work, companyId)
    const own = work.selectFrom('requirements').where('company_id', '=', companyId).where('id', '=', id)
    const row = await own.selectAll().executeTakeFirst()
    if (!row) return null
    const exceptions = await work
      .selectFrom('requirement_exceptions')
      .where('company_id', '=', companyId)
      .where('requirement_id', '=', id)
      .selectAll()
      .execute()
    return { requirement: readRequirementRow(row), exceptions: exceptions.map(readExceptionRow) }
  },
  'new-requirement-ids': ({ count }) => drawNextIds<RequirementId>(work, 'requirements', count),
})

const isOf = (company: CompanyId, { positionId, departmentId }: Post) =>
  sql<boolean>`company_id = ${company} and position_id = ${positionId}::bigint and department_id is not distinct from ${departmentId}::bigint`

async function isThere(work: Work, company: CompanyId, { positionId, departmentId }: Post): Promise<boolean> {
  const { rows } = await sql<{ position: boolean; department: boolean }>`
    select exists (select from positions where company_id = ${company} and id = ${positionId}::bigint) as position,
      exists (select from departments where company_id = ${company} and id = ${departmentId}::bigint) as department`.execute(
    work,
  )
  const [own] = rows
  const isPosition = own?.position === true || shippedPositions.some(({ id }) => id === positionId)
  return isPosition && (departmentId === null || own?.department === true)
}

/** Takes away what was answered and decided about the posts, and who is excepted. */
async function dropPosts(
  work: Work,
  rows: readonly (Post & { readonly companyId: CompanyId })[],
): Promise<void> {
  for (const { companyId, ...post } of rows) {
    await sql`delete from requirement_exceptions x using requirements r
      where x.company_id = ${companyId} and r.company_id = x.company_id and r.id = x.requirement_id
        and r.position_id = ${post.positionId}::bigint and r.department_id is not distinct from ${post.departmentId}::bigint`.execute(
      work,
    )
    await work.deleteFrom('requirements').where(isOf(companyId, post)).execute()
    await work.deleteFrom('post_profiles').where(isOf(companyId, post)).execute()
  }
}

export const requirementWriters: Writers<RequirementWrite, Work, Promise<void>> = {
  'answered-posts': async (work, rows) => {
    for (const { companyId, ...post } of rows)
      await work.deleteFrom('post_profiles').where(isOf(companyId, post)).execute()
    const given = rows.map(({ companyId, positionId, departmentId, profile, answered }) => ({
      ...{ company_id: companyId, position_id: positionId, department_id: departmentId, profile },
      ...buildSignedColumns('answered', answered),
    }))
    await insertRows(work, 'post_profiles', given)
  },
  'dropped-posts': dropPosts,
  'decided-requirements': makeReplacer('requirements', ['company_id', 'id'], (one) => ({
    ...{ company_id: one.companyId, id: one.id },
    ...{ position_id: one.positionId, department_id: one.departmentId },
    ...{ subject: one.subject, periodicity: one.periodicity, rule_id: one.ruleId, citation: one.citation },
    ...{ decision: one.decision, since: one.since, ...buildSignedColumns('decided', one.decided) },
  })),
  'withdrawn-requirements': async (work, rows) => {
    const keys = rows.map(({ companyId, id }) => ({ company_id: companyId, id }))
    await deleteRows(
      work,
      'requirement_exceptions',
      ['company_id', 'requirement_id'],
      keys.map(({ company_id, id }) => ({ company_id, requirement_id: id })),
    )
    await deleteRows(work, 'requirements', ['company_id', 'id'], keys)
  },
  'requirement-exceptions': makeReplacer(
    'requirement_exceptions',
    ['company_id', 'requirement_id', 'employee_id'],
    ({ companyId, requirementId, employeeId, reason, until, made }) => ({
      ...{ company_id: companyId, requirement_id: requirementId, employee_id: employeeId },
      ...{ reason, until, ...buildSignedColumns('made', made) },
    }),
  ),
  'ended-exceptions': (work, rows) =>
    deleteRows(
      work,
      'requirement_exceptions',
      ['company_id', 'requirement_id', 'employee_id'],
      rows.map(({ companyId, requirementId, employeeId }) => ({
        ...{ company_id: companyId, requirement_id: requirementId, employee_id: employeeId },
      })),
    ),
}
