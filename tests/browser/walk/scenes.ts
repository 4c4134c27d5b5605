import type { Page } from 'playwright-core'
import { docxOf } from '#tests/forms/own-forms/a-docx.ts'
import { choose } from '../fields.ts'
import { type Example, OWN_POSITION } from './example.ts'

/** A dialog, and how a person comes to it. */
export type Scene = {
  readonly name: string
  /** The files of `ui` whose dialogs it opens. */
  readonly shows: readonly string[]
  readonly path: string
  readonly open: (page: Page) => Promise<unknown>
}

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

const inDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').last().getByRole('button', { name }).first().click()

/** Presses the buttons one after the other, the first on the page, the rest in the dialog on top. */
const pressing =
  (first: string | RegExp, ...then: readonly (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    await press(page, first)
    for (const name of then) await inDialog(page, name)
  }

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const QUESTION = 'kit/dialogs/AskedRemoval.tsx'
const cardSections = ['briefings', 'instructions', 'training', 'medical-examinations', 'ppe', 'sout', 'risk']

/** Every dialog there is, over the example company. */
export const scenesOf = ({ employeeId, openMemo, doneMemo }: Example): readonly Scene[] => {
  const card = (tab: string): string => `/employees/:${employeeId}/${tab}`
  return [
    {
      name: 'signing out',
      shows: ['auth/LogoutQuestion.tsx'],
      path: '/account/settings',
      open: pressing('Выйти из аккаунта'),
    },
    {
      name: 'removing the example',
      shows: ['example/RemoveQuestion.tsx'],
      path: '/account/settings',
      open: pressing('Удалить пример'),
    },
    {
      name: 'a new memo, with one more row',
      shows: ['memos/NewMemoModal.tsx'],
      path: '/notifications/training',
      open: async (page) => {
        await page
          .getByRole('checkbox', { name: /^Выбрать: /, disabled: false })
          .first()
          .check()
        await press(page, 'Сформировать служебную записку')
        await inDialog(page, 'Добавить работника')
      },
    },
    { name: 'a memo', shows: ['memos/MemoModal.tsx'], path: `/notifications/memos/${doneMemo}`, open: shown },
    {
      name: 'a memo being edited',
      shows: ['memos/MemoModal.tsx'],
      path: `/notifications/memos/${openMemo}`,
      open: pressing('Редактировать'),
    },
    {
      name: 'a memo being cancelled',
      shows: ['memos/MemoFooter.tsx'],
      path: `/notifications/memos/${openMemo}`,
      open: pressing('Отменить записку'),
    },
    {
      name: 'a memo left half edited',
      shows: ['kit/dialogs/use-unsaved-changes.tsx'],
      path: `/notifications/memos/${openMemo}`,
      open: async (page) => {
        await inDialog(page, 'Редактировать')
        await page.getByRole('textbox', { name: /^Примечание/ }).fill('Важно')
        await inDialog(page, 'Закрыть')
      },
    },
    {
      name: 'a new department',
      shows: ['employees/DepartmentModal.tsx'],
      path: '/employees/documents/all',
      open: pressing('Отдел'),
    },
    {
      name: 'a department being removed',
      shows: ['employees/DepartmentModal.tsx', QUESTION],
      path: '/employees/documents/all',
      open: pressing(/^Переименовать отдел/, 'Удалить отдел'),
    },
    {
      name: 'a new employee',
      shows: ['employees/AddEmployeeModal.tsx'],
      path: '/employees/documents/all',
      open: pressing('Работник'),
    },
    {
      name: 'a position being removed',
      shows: ['employees/PositionField.tsx'],
      path: '/employees/documents/all',
      open: async (page) => {
        await press(page, 'Работник')
        await choose(page.getByRole('dialog'), 'Должность по ЕТКС', OWN_POSITION)
        await inDialog(page, 'Удалить должность из списка')
      },
    },
    {
      name: 'an obligation for many',
      shows: ['employees/assign/AssignModal.tsx'],
      path: '/employees/documents/all',
      open: pressing('Назначить обязательство'),
    },
    ...cardSections.map((tab) => ({
      name: `a new obligation of ${tab}`,
      shows: ['employee-card/section/SectionTab.tsx', 'obligations/ObligationModal.tsx'],
      path: card(tab),
      open: pressing('Добавить обязательство'),
    })),
    {
      name: 'a completion',
      shows: ['obligations/CompletionModal.tsx'],
      path: card('briefings'),
      open: pressing(/^Отметить прохождение/),
    },
    {
      name: 'a completion being taken back',
      shows: ['employee-card/section/TakeBack.tsx'],
      path: card('briefings'),
      open: async (page) => {
        await press(page, /^История/)
        await press(page, /^Снять/)
      },
    },
    {
      name: 'an obligation being removed',
      shows: ['employee-card/section/RemoveObligation.tsx'],
      path: card('briefings'),
      open: pressing(/^Удалить/),
    },
    {
      name: 'PPE coming back',
      shows: ['employee-card/section/ReturnModal.tsx'],
      path: card('ppe'),
      open: pressing(/^Вернуть/),
    },
    {
      name: 'an absence',
      shows: ['employee-card/absences/AbsenceModal.tsx'],
      path: card('position'),
      open: pressing('Отметить отсутствие'),
    },
    {
      name: 'an absence being removed',
      shows: ['employee-card/absences/RemoveAbsence.tsx'],
      path: card('position'),
      open: (page) =>
        page
          .getByRole('main')
          .getByRole('listitem')
          .getByRole('button', { name: /^Удалить/ })
          .click(),
    },
    {
      name: 'a dismissal',
      shows: ['employee-card/position/DismissalModal.tsx'],
      path: card('position'),
      open: pressing('Уволить'),
    },
    {
      name: 'an employee being removed',
      shows: ['employee-card/position/RemoveEmployee.tsx'],
      path: card('position'),
      open: pressing('Удалить работника'),
    },
    {
      name: 'an appointment',
      shows: ['responsible/AppointModal.tsx'],
      path: '/employees/responsible',
      open: pressing(/^Назначить: /),
    },
    {
      name: 'who was responsible',
      shows: ['responsible/RoleHistoryModal.tsx'],
      path: '/employees/responsible',
      open: pressing(/^История/),
    },
    {
      name: 'a responsibility being ended',
      shows: ['responsible/ResponsibleScreen.tsx'],
      path: '/employees/responsible',
      open: pressing(/^Снять ответственность/),
    },
    {
      name: 'an order of the company',
      shows: ['documents/issue/IssueModal.tsx'],
      path: '/company/documents/1',
      open: pressing(/^Сформировать/),
    },
    {
      name: 'a paper about an employee',
      shows: ['documents/issue/IssueModal.tsx'],
      path: '/employees/documents/4',
      open: pressing(/^Сформировать/),
    },
    {
      name: 'a suspension',
      shows: ['documents/issue/IssueModal.tsx'],
      path: '/notifications',
      open: pressing(/^Отстранить/),
    },
    {
      name: 'a form of one’s own',
      shows: ['documents/own-forms/OwnFormModal.tsx'],
      path: '/company/documents/1',
      open: pressing(/^Персональный шаблон/),
    },
    {
      name: 'a form of one’s own being given up',
      shows: ['documents/own-forms/FormInUse.tsx'],
      path: '/company/documents/1',
      open: async (page) => {
        await press(page, /^Персональный шаблон/)
        const dialog = page.getByRole('dialog')
        const buffer = Buffer.from(docxOf('Приказ по {company.shortName}'))
        await dialog
          .locator('input[type=file]')
          .setInputFiles({ name: 'приказ.docx', mimeType: DOCX, buffer })
        await inDialog(page, 'Вернуть стандартную форму')
      },
    },
    {
      name: 'a document being annulled',
      shows: ['documents/archive/AnnulModal.tsx'],
      path: '/company/documents/archive',
      open: pressing(/^Аннулировать/),
    },
    {
      name: 'a kind of activity being asked for',
      shows: ['companies/activities/ActivityRequestModal.tsx'],
      path: '/company/information',
      open: async (page) => {
        await press(page, 'Редактировать')
        await press(page, /^Нет нужного вида деятельности/)
      },
    },
    {
      name: 'the company being edited',
      shows: [],
      path: '/company/information',
      open: pressing('Редактировать'),
    },
    ...['main', 'position'].map((tab) => ({
      name: `the card being edited, ${tab}`,
      shows: [],
      path: card(tab),
      open: pressing('Редактировать'),
    })),
  ]
}

/** A dialog that the path alone opens. */
const shown = (page: Page) => page.getByRole('dialog').waitFor()
