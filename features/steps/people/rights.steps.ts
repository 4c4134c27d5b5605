import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { inspectedParts } from '@osh/core/inspections/inspection-link.ts'
import { partWords } from '@osh/core/inspections/part-words.ts'
import { hiddenKinds } from '@osh/core/rights/membership.ts'
import type { Right } from '@osh/core/rights/right.ts'
import { type Role, roles } from '@osh/core/rights/role.ts'
import { hiddenNames, roleNames } from '@osh/core/rights/role-words.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { when } from 'mobx'
import { accepted } from '#tests/contracts/world.ts'
import { aDraft } from '#tests/examples.ts'
import { PATIENCE_MS } from '#tests/patience.ts'
import { sectionOf } from '../../support/words.ts'
import type { OshWorld } from '../../support/world.ts'

function roleOf(word: string): Role {
  const found = roles.find((role) => roleNames[role].toLowerCase() === word.toLowerCase())
  assert(found, `нет роли «${word}»`)
  return found
}

async function departmentsOf(world: OshWorld, names: string): Promise<readonly number[]> {
  const asked = names.split(', ').filter((name) => name !== '')
  const all = await world.records.departments.list(world.company)
  return asked.map((name) => {
    const found = all.find((one) => one.name === name)
    assert(found, `нет отдела «${name}»`)
    return found.id
  })
}

async function invite(world: OshWorld, owner: string, person: string, role: string, led = ''): Promise<void> {
  if (!world.emails.has(person)) await world.arrive(person)
  const details = {
    ...{ email: world.emails.get(person), role: roleOf(role), granted: [] },
    departments: await departmentsOf(world, led),
  }
  world.invitations.set(person, await (await world.session(owner)).rights.invite(details))
}

async function accept(world: OshWorld, person: string, invited = person): Promise<void> {
  await (await world.session(person)).rights.accept(world.invitations.get(invited) ?? '')
}

const emailOf = (world: OshWorld, person: string): string => world.emails.get(person) ?? ''

Given('{person} приглашает людей:', async function (this: OshWorld, owner: string, table: DataTable) {
  for (const { Кто = '', Роль = '', Отделы = '' } of table.hashes()) {
    await invite(this, owner, Кто, Роль, Отделы)
    await accept(this, Кто)
    await this.openAgain(Кто)
  }
})
When(
  /^(\S+) приглашает: (\S+) — (.+)$/,
  async function (this: OshWorld, owner: string, person: string, role: string) {
    await invite(this, owner, person, role)
  },
)
When(/^(\S+) отзывает приглашение: (\S+)$/, async function (this: OshWorld, owner: string, person: string) {
  await (await this.session(owner)).rights.withdraw(emailOf(this, person))
})
When('{person} принимает приглашение', async function (this: OshWorld, person: string) {
  await accept(this, person)
})
When(
  /^(\S+) принимает приглашение, которое получила (\S+)$/,
  async function (this: OshWorld, person: string, invited: string) {
    await this.arrive(person)
    await accept(this, person, invited)
  },
)

When(
  /^(\S+) меняет права: (\S+) — руководитель отделов «(.+)»$/,
  async function (this: OshWorld, owner: string, person: string, led: string) {
    const details = { role: 'head', granted: [], departments: await departmentsOf(this, led) }
    await (await this.session(owner)).rights.change(emailOf(this, person), details)
  },
)
When(
  /^(\S+) открывает: (\S+) видит «(.+)»$/,
  async function (this: OshWorld, owner: string, person: string, shown: string) {
    const granted = hiddenKinds.filter((kind) => hiddenNames[kind] === shown)
    const details = { role: 'reader', departments: [], granted }
    await (await this.session(owner)).rights.change(emailOf(this, person), details)
  },
)
When(/^(\S+) закрывает доступ: (\S+)$/, async function (this: OshWorld, owner: string, person: string) {
  await (await this.session(owner)).rights.remove(emailOf(this, person))
})
When(/^(\S+) передаёт организацию: (\S+)$/, async function (this: OshWorld, owner: string, person: string) {
  await (await this.session(owner)).rights.handOver(emailOf(this, person))
})
When('{person} уходит из организации', async function (this: OshWorld, person: string) {
  await (await this.session(person)).rights.leave()
})
When('{person} открывает список работников', async function (this: OshWorld, person: string) {
  await (await this.session(person)).employees()
})
Then(
  '{person} видит, что доступ к организации {quoted} закрыт',
  async function (this: OshWorld, person: string, name: string) {
    const { rights } = await this.session(person)
    await when(() => rights.closed !== null, { timeout: PATIENCE_MS })
    assert.equal(rights.closed, name)
  },
)
type Act = { readonly right: Right; readonly method: string; readonly path: string; readonly ofDuty?: true }
const read = (right: Right, path: string): Act => ({ right, method: 'get', path })
const write = (right: Right, path: string, method = 'post'): Act => ({ right, method, path })

/** What is asked of the server; what is sent is empty, for who may is decided before that is read. */
const acts: Readonly<Record<string, Act>> = {
  'смотреть работников': read('see-staff', '/api/employees'),
  'смотреть происшествия': read('see-records', '/api/incidents'),
  'смотреть документы': read('see-records', '/api/documents'),
  'отмечать прохождение': { ...write('complete', '/completions'), ofDuty: true },
  'составлять служебную записку': write('form-memos', '/api/memos'),
  'добавлять отдел': write('change', '/api/employee-groups'),
  'фиксировать происшествие': write('change', '/api/incidents'),
  'назначать ответственного': write('change', '/api/responsibilities'),
  'выпускать документ': write('issue-papers', '/api/documents'),
  'отправлять документы по e-mail': write('send-papers', '/api/document-sending'),
  'смотреть журнал действий': read('see-journal', '/api/journal'),
  'давать ссылку проверяющему': write('give-out-links', '/api/inspection-links'),
  'приглашать людей': write('manage-members', '/api/invitations'),
  'менять права людей': write('manage-members', '/api/members', 'patch'),
  'заказывать тариф': write('manage-money', '/api/invoices'),
  'удалять организацию': write('close-company', '/api/companies/closing'),
}

const TITOV = 'Титов Роман Евгеньевич'

/** Something that can be completed. */
async function requireDuty(world: OshWorld): Promise<void> {
  const employeeId = world.employee(TITOV).id
  const known = await world.records.obligations.list(world.company, { employeeId, section: 'training' })
  if (known.length === 0) await world.assign(TITOV, aDraft())
}

async function ask(world: OshWorld, person: string, { method, path, ofDuty }: Act): Promise<Response> {
  const { company } = world
  if (ofDuty) await requireDuty(world)
  const at = ofDuty
    ? `/api/obligations/${(await world.obligation(TITOV, 'training')).id}${path}`
    : path.replace('/companies/', `/companies/${company}/`)
  const answer =
    method === 'get'
      ? await world.send(person, `${at}?companyId=${company}`)
      : await world.send(person, at, method, ofDuty ? {} : { companyId: company })
  assert.ok(answer.status < 500 && answer.status !== 401, `${method} ${at} ответил ${answer.status}`)
  return answer
}

function actOf(name: string): Act {
  const act = acts[name]
  assert(act, `неизвестно, как «${name}»`)
  return act
}

Then(
  /^(\S+) (не )?может отметить прохождение работника «(.+)» по разделу «(.+)»$/,
  async function (this: OshWorld, person: string, not: string | null, fullName: string, words: string) {
    const { id } = await this.obligation(fullName, sectionOf(words))
    const [companyId, date] = [this.company, this.clock.today('Europe/Moscow')]
    const answer = await this.send(person, `/api/obligations/${id}/completions`, 'post', { companyId, date })
    assert.equal(answer.ok, !not, await answer.text())
  },
)

Then('людям можно:', async function (this: OshWorld, table: DataTable) {
  const [heads = [], ...rows] = table.raw()
  const [, ...people] = heads
  const found: string[][] = []
  for (const [name = ''] of rows) {
    const act = actOf(name)
    const said: string[] = []
    for (const person of people) {
      const may = (await ask(this, person, act)).status !== 403
      const shown = await (await this.session(person)).rights.shows(act.right)
      assert.equal(shown, may, `«${name}»: ${person} на странице видит иное, чем отвечает сервер`)
      said.push(may ? 'да' : 'нет')
    }
    found.push([name, ...said])
  }
  assert.deepEqual(found, rows)
})

Then('каждый слышит {quoted}:', async function (this: OshWorld, words: string, table: DataTable) {
  for (const { Кто = '', Действие = '' } of table.hashes()) {
    const answer = await ask(this, Кто, actOf(Действие))
    const { description } = (await answer.json()) as { readonly description?: string }
    assert.deepEqual([Кто, answer.status, description], [Кто, 403, words])
  }
})

Then(
  'в таблице раздела {section} о работнике {quoted} сказано:',
  async function (this: OshWorld, section: Section, fullName: string, table: DataTable) {
    for (const [person = '', said = ''] of table.raw()) {
      const subject = await (await this.session(person)).readSubject(section, fullName)
      // A point of the list is long.
      assert.deepEqual([person, subject?.split('. ')[0]], [person, said])
    }
  },
)

Then(
  'СНИЛС и телефон работника {quoted} видны:',
  async function (this: OshWorld, fullName: string, table: DataTable) {
    const kept = this.employee(fullName)
    const given = { snils: '112-233-445 95', personalPhone: '+7 (900) 111-22-33' }
    accepted(
      await this.records.employees.change({
        companyId: this.company,
        id: kept.id,
        patch: given,
        version: null,
      }),
    )
    for (const [person = '', said = ''] of table.raw()) {
      const answer = await this.send(person, `/api/employees/${kept.id}?companyId=${this.company}`)
      const text = await answer.text()
      const seen = [
        ...(text.includes('112-233-445 95') ? ['СНИЛС'] : []),
        ...(text.includes('111-22-33') ? ['телефон'] : []),
      ]
      assert.deepEqual([person, seen.join(', ')], [person, said])
    }
  },
)

When(
  /^(\S+) даёт ссылку «(.+)» на разделы «(.+)» до (\d\d)\.(\d\d)\.(\d{4})$/,
  async function (
    this: OshWorld,
    person: string,
    name: string,
    parts: string,
    d: string,
    m: string,
    y: string,
  ) {
    const details = {
      ...{ name, asOf: this.clock.today('Europe/Moscow'), granted: [] },
      parts: parts.split(', ').flatMap((word) => inspectedParts.filter((part) => partWords[part] === word)),
      expiresOn: `${y}-${m}-${d}` as LocalDate,
    }
    this.inspection = await (await this.session(person)).rights.giveLink(details)
  },
)
const openLink = async (world: OshWorld): Promise<string> => (await world.send(null, world.inspection)).text()
Then('по ссылке видно {quoted}', async function (this: OshWorld, what: string) {
  assert.ok((await openLink(this)).includes(what), `«${what}» не видно`)
})
Then('по ссылке не видно {quoted}', async function (this: OshWorld, what: string) {
  assert.ok(!(await openLink(this)).includes(what), `«${what}» видно`)
})
Then('ссылка не действует', async function (this: OshWorld) {
  const answer = await this.send(null, this.inspection)
  assert.equal(answer.status, 404)
  assert.match(await answer.text(), /Ссылка не действует/)
})
Then(
  '{person} видит, что ссылку открывали раз: {int}',
  async function (this: OshWorld, person: string, times: number) {
    assert.equal(await (await this.session(person)).rights.countOpenings(), times)
  },
)
When('{person} отзывает ссылку', async function (this: OshWorld, person: string) {
  await (await this.session(person)).rights.revokeLink()
})
