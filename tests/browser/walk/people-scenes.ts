import { choose, typeDay } from '../fields.ts'
import { OWN_POSITION } from './example.ts'
import { registryScenes } from './registry-scenes.ts'
import { awaitQuestion, inDialog, press, pressing, type Scene } from './scene.ts'

const QUESTION = 'kit/dialogs/AskedRemoval.tsx'
const cardSections = ['briefings', 'instructions', 'training', 'medical-examinations', 'ppe', 'sout', 'risk']

/** Dialogs of the register and of an employee's card, whose tab has the path. */
export const peopleScenes = (card: (tab: string) => string): readonly Scene[] => [
  {
    name: 'a new department',
    needs: 'change',
    shows: ['employees/DepartmentModal.tsx'],
    path: '/employees/documents/all',
    open: pressing('Отдел'),
  },
  {
    name: 'a department being removed',
    needs: 'change',
    shows: ['employees/DepartmentModal.tsx', QUESTION],
    path: '/employees/documents/all',
    open: async (page) => {
      await pressing(/^Переименовать отдел/, 'Удалить отдел')(page)
      await awaitQuestion(page)
    },
  },
  {
    name: 'a new employee',
    needs: 'change',
    shows: ['employees/AddEmployeeModal.tsx'],
    path: '/employees/documents/all',
    open: pressing('Работник'),
  },
  {
    name: 'a position being removed',
    needs: 'change',
    shows: ['employees/PositionField.tsx'],
    path: '/employees/documents/all',
    open: async (page) => {
      await press(page, 'Работник')
      await choose(page.getByRole('dialog'), 'Должность по ЕТКС', OWN_POSITION)
      await inDialog(page, 'Удалить должность из списка')
      await awaitQuestion(page)
    },
  },
  {
    name: 'why somebody is not in a table',
    needs: null,
    shows: ['requirements/absence/AbsencePopover.tsx'],
    path: '/employees/documents/all',
    open: pressing(/ не назначено, .* почему$/),
  },
  {
    name: 'a file that was loaded being undone',
    needs: 'change',
    shows: ['imports/History.tsx', QUESTION],
    path: '/employees/import',
    open: async (page) => {
      const undo = page.getByRole('button', { name: /^Отменить загрузку/ })
      await page.getByText('Загрузок ещё не было.').or(undo).first().waitFor()
      if ((await undo.count()) === 0) {
        const buffer = Buffer.from(
          'ФИО;Отдел;Должность;Дата рождения;Дата приёма\nМохов Игнат Львович;Склад;Кладовщик;04.05.1980;01.02.2020',
        )
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'штат.csv', mimeType: 'text/csv', buffer })
        await press(page, 'Загрузить 1')
      }
      await undo.first().click()
      await awaitQuestion(page)
    },
  },
  ...registryScenes,
  {
    name: 'an obligation for many',
    needs: 'change',
    shows: ['employees/assign/AssignModal.tsx'],
    path: '/employees/documents/all',
    open: pressing('Назначить обязательство'),
  },
  ...cardSections.map(
    (tab): Scene => ({
      name: `a new obligation of ${tab}`,
      needs: 'change',
      shows: ['employee-card/section/SectionTab.tsx', 'obligations/ObligationModal.tsx'],
      path: card(tab),
      open: pressing('Добавить обязательство'),
    }),
  ),
  {
    name: 'a completion',
    needs: 'complete',
    shows: ['obligations/CompletionModal.tsx'],
    path: card('briefings'),
    open: pressing(/^Отметить прохождение/),
  },
  {
    name: 'a completion dated before the hire',
    needs: 'complete',
    shows: ['obligations/use-doubtful-days.tsx'],
    path: card('briefings'),
    open: async (page) => {
      await press(page, /^Отметить прохождение/)
      await typeDay(page.getByRole('dialog'), 'Дата прохождения', '01.01.1980')
      await inDialog(page, 'Записать')
      await page.getByRole('button', { name: 'Исправить дату' }).waitFor()
    },
  },
  {
    name: 'a completion being taken back',
    needs: 'complete',
    shows: ['employee-card/section/TakeBack.tsx'],
    path: card('briefings'),
    open: async (page) => {
      await press(page, /^История/)
      await press(page, /^Снять/)
    },
  },
  {
    name: 'an obligation being removed',
    needs: 'change',
    shows: ['employee-card/section/RemoveObligation.tsx'],
    path: card('briefings'),
    open: pressing(/^Удалить/),
  },
  {
    name: 'PPE coming back',
    needs: 'change',
    shows: ['employee-card/section/ReturnModal.tsx'],
    path: card('ppe'),
    open: pressing(/^Вернуть/),
  },
  {
    name: 'an absence',
    needs: 'change',
    shows: ['employee-card/absences/AbsenceModal.tsx'],
    path: card('position'),
    open: pressing('Отметить отсутствие'),
  },
  {
    name: 'what is kept of someone being erased',
    needs: 'change',
    shows: ['employee-card/position/PersonalDataPart.tsx'],
    path: card('position'),
    open: pressing('Удалить сведения'),
  },
  {
    name: 'an absence being removed',
    needs: 'change',
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
    needs: 'change',
    shows: ['employee-card/position/DismissalModal.tsx'],
    path: card('position'),
    open: pressing('Уволить'),
  },
  {
    name: 'an employee being removed',
    needs: 'change',
    shows: ['employee-card/position/RemoveEmployee.tsx'],
    path: card('position'),
    open: pressing('Удалить работника'),
  },
  ...['main', 'position'].map(
    (tab): Scene => ({
      name: `the card being edited, ${tab}`,
      needs: 'change',
      shows: [],
      path: card(tab),
      open: pressing('Редактировать'),
    }),
  ),
]
