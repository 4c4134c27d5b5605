import type { Locator, Page } from 'playwright-core'
import { aCompany } from '#tests/examples.ts'
import { expect, seen, test } from '../browser-test.ts'
import { shown, todayIso } from '../days.ts'
import { fieldOf } from '../fields.ts'
import { Actions, feedbackOf } from '../first-hour/actions.ts'
import type { Person } from '../person.ts'
import { dayAfter, historyFile, type MadePerson, makePeople, positions, staffFile } from './made-company.ts'
import { type Accepted, isInTable, listTrueDuties, type TrueDuty, windows } from './true-deadlines.ts'

/** From an empty company to its papers, a field and a click each counting one. */
const MOST_ACTIONS = 150
/** To a screen by the menu: its area and its tab. */
const WALK = 2

/** Whose work asks for washing agents: no name says it, a person does. */
const DIRTY = 'Слесарь-ремонтник'

type Row = Readonly<Record<string, unknown>>

test('an empty company, one staff file, requirements, history: the tables are right and the papers print', async ({
  page,
  person,
}) => {
  const today = todayIso()
  const people = makePeople(today)
  const papers = makePapers(today)
  const companyId = Number((await person.ask('/companies', aCompany())).id)
  await feedbackOf(page)
  const act = new Actions(page)
  let walks = 0
  const walk = async (path: string) => {
    walks += WALK
    await page.goto(path)
  }
  await walk('/employees/import')
  await bring(page, act, 'штат.csv', staffFile(people))
  await page.getByText(`Загружено: новых ${people.length}, изменено 0, без изменений 0.`).waitFor()
  await walk('/settings/requirements')
  await acceptAll(page, act)
  await walk('/employees/import')
  await bring(page, act, 'история.csv', historyFile(people))
  await page.getByText(`Загружено: новых 0, изменено ${people.length}, без изменений 0.`).waitFor()
  await walk('/settings/requirements')
  await act.click(page.getByRole('button', { name: /^Разница по всем должностям/ }), { measured: false })
  await act.click(page.getByRole('button', { name: `Применить к ${people.length} работникам` }), {
    measured: false,
  })
  await page.getByRole('region', { name: 'По требованиям всех должностей' }).waitFor({ state: 'hidden' })
  const duties = listDuties(people, await readAccepted(person, companyId), today)
  await compareDeadlines(person, companyId, duties, today)
  for (const paper of papers) {
    await walk(paper.path)
    await issue(page, act, paper)
  }
  console.info(`from an empty company to its papers: ${act.count + walks} actions`)
  expect(act.count + walks).toBeLessThanOrEqual(MOST_ACTIONS)
  await comparePapers(person, companyId, { papers, examined: countExamined(duties, today) })
})

async function bring(page: Page, act: Actions, name: string, buffer: Buffer): Promise<void> {
  await act.attach(page.locator('input[type=file]'), { name, mimeType: 'text/csv', buffer })
  await act.click(page.getByRole('button', { name: /^Загрузить \d/ }), { measured: false })
}

/** Walks the queue: of each position what its name suggests is answered, and what the law proposes accepted. */
async function acceptAll(page: Page, act: Actions): Promise<void> {
  await act.click(page.getByRole('link', { name: `Разобрать ${positions.length} должностей` }), {
    measured: false,
  })
  for (let left = positions.length - 1; left >= 0; left--) {
    const show = page.getByRole('button', { name: 'Показать, что требует закон' })
    await show.waitFor()
    if ((await page.getByRole('heading', { name: DIRTY, exact: true }).count()) > 0) {
      await act.fill(page.getByRole('combobox', { name: /^Загрязнения/ }), 'мас')
      await act.click(page.getByRole('option').filter({ visible: true }).first())
    }
    await act.click(show, { measured: false })
    const accept = left > 0 ? 'Принять все и к следующей должности' : /^Принять (?:все \d+|предложение)$/
    await act.click(page.getByRole('button', { name: accept }), { measured: false })
  }
  await page.getByText('Все предложения разобраны.').waitFor()
}

const subjectOf = (row: Row): string =>
  String(row.briefingName ?? row.instructionName ?? row.trainingName ?? row.factorNumber ?? row.ppe ?? '')

/** What was accepted, by the names of positions. */
type AcceptedOf = ReadonlyMap<string, readonly Accepted[]>

async function readAccepted(person: Person, companyId: number): Promise<AcceptedOf> {
  const posts = await person.ask<readonly Row[]>(`/requirements?companyId=${companyId}`)
  const accepted = new Map<string, readonly Accepted[]>()
  for (const { positionId, position } of posts) {
    const path = `/requirements/post?companyId=${companyId}&positionId=${positionId}`
    const read = await person.ask<{ readonly accepted: readonly Row[] }>(path)
    accepted.set(
      String(position),
      read.accepted.map((row) => ({
        section: String(row.section),
        subject: subjectOf(row),
        periodicity: String(row.periodicity),
      })),
    )
  }
  return accepted
}

/** What is due of each of them, by full name. */
type DutiesOf = ReadonlyMap<string, readonly TrueDuty[]>

function listDuties(people: readonly MadePerson[], accepted: AcceptedOf, today: string): DutiesOf {
  expect(accepted.size).toBe(positions.length)
  const dutiesOf = (one: MadePerson) => listTrueDuties(one, accepted.get(one.position) ?? [], today)
  return new Map(people.map((one) => [one.fullName, dutiesOf(one)]))
}

/** Every row of every table, and no other. */
async function compareDeadlines(
  person: Person,
  companyId: number,
  duties: DutiesOf,
  today: string,
): Promise<void> {
  const due = [...duties].flatMap(([fullName, all]) =>
    all
      .filter((one) => isInTable(one, today))
      .map(({ section, subject, deadline }) => `${fullName}|${section}|${subject}|${deadline}`),
  )
  const told: string[] = []
  for (const section of Object.keys(windows))
    for (let page = 1, more = true; more; page++) {
      const path = `/deadlines?companyId=${companyId}&section=${section}&page=${page}&limit=200`
      const rows = await person.ask<readonly Row[]>(path)
      told.push(...rows.map((row) => `${row.fullname}|${section}|${subjectOf(row)}|${row.deadline}`))
      more = rows.length === 200
    }
  expect(due.length).toBeGreaterThan(duties.size * 5)
  expect(told.toSorted()).toEqual(due.toSorted())
}

type Paper = {
  readonly path: string
  readonly title: string
  readonly fill: (dialog: Locator, act: Actions) => Promise<void>
}

const author =
  (label: string) =>
  async (dialog: Locator, act: Actions): Promise<void> => {
    await act.fill(dialog.getByRole('combobox', { name: label }), 'Моховав')
    await act.click(dialog.page().getByRole('option').first())
  }

const KEEPER = 'Ответственный за ведение журнала'

const journal = (title: string, today: string): Paper => ({
  path: '/company/documents/6',
  title,
  fill: async (dialog, act) => {
    await author(KEEPER)(dialog, act)
    const department = fieldOf(dialog, 'Структурное подразделение (участок), в котором ведётся журнал').or(
      fieldOf(dialog, 'Подразделение (участок), в котором ведётся журнал'),
    )
    if ((await department.count()) > 0) await act.fill(department, 'Все подразделения')
    await act.typeDay(fieldOf(dialog, 'с'), shown(dayAfter(today, -60)))
    await act.typeDay(fieldOf(dialog, 'по'), shown(today))
    await dialog.getByText(/из выполненных обязательств: \d+ запис/).waitFor()
  },
})

/** `yyyy` of a day. */
const yearOf = (day: string): string => day.slice(0, 4)

const NAMED_LIST = 'Поимённый список работников, подлежащих периодическим медицинским осмотрам'

const makePapers = (today: string): readonly Paper[] => [
  {
    path: '/employees/documents/3',
    title: NAMED_LIST,
    fill: async (dialog, act) => {
      await act.fill(fieldOf(dialog, 'Год проведения осмотров'), yearOf(today))
      await act.fill(fieldOf(dialog, 'Медицинская организация'), 'Клиника № 1')
      await act.typeDay(fieldOf(dialog, 'Дата начала проведения осмотров'), shown(dayAfter(today, 70)))
      await author('Кто составил список')(dialog, act)
    },
  },
  {
    path: '/company/documents/5',
    title: 'План-график обучения по охране труда и проверки знания требований охраны труда на год',
    fill: async (dialog, act) => {
      await act.fill(fieldOf(dialog, 'Год, на который составлен график'), String(Number(yearOf(today)) + 1))
      await author('Кто составил график')(dialog, act)
    },
  },
  {
    path: '/company/documents/4',
    title: 'Нормы бесплатной выдачи средств индивидуальной защиты и смывающих средств работникам организации',
    fill: author('Кто разработал нормы'),
  },
  journal('Журнал регистрации вводного инструктажа по охране труда', today),
  journal('Журнал регистрации инструктажа по охране труда на рабочем месте', today),
  journal('Журнал регистрации целевого инструктажа по охране труда', today),
]

async function issue(page: Page, act: Actions, { title, fill }: Paper): Promise<void> {
  await act.click(page.getByRole('button', { name: `Сформировать ${title}` }), { measured: false })
  const dialog = page.getByRole('dialog', { name: 'Сформировать документ' })
  await seen(() => fieldOf(dialog, 'Номер').inputValue()).not.toBe('')
  await fill(dialog, act)
  await act.click(dialog.getByRole('button', { name: 'Сформировать', exact: true }), { measured: false })
  await dialog.waitFor({ state: 'hidden' })
}

/** Each was issued with the rows that the records have, and prints. */
async function comparePapers(
  person: Person,
  companyId: number,
  { papers, examined }: { readonly papers: readonly Paper[]; readonly examined: number },
): Promise<void> {
  const issued = await person.ask<readonly Row[]>(`/documents?companyId=${companyId}`)
  expect(issued.map(({ title }) => title).toSorted()).toEqual(papers.map(({ title }) => title).toSorted())
  const named = issued.find(({ title }) => title === NAMED_LIST)
  expect(named?.employees).toHaveLength(examined)
  for (const { url } of issued) {
    const link = await person.fileLink(`${url}?format=pdf`)
    const file = await fetch(link)
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  }
}

/** Whose examination comes by the end of the year, overdue and never done too. */
const countExamined = (duties: DutiesOf, today: string): number =>
  [...duties.values()].filter((all) =>
    all.some(
      ({ section, deadline }) => section === 'medical-examinations' && deadline <= `${yearOf(today)}-12-31`,
    ),
  ).length
