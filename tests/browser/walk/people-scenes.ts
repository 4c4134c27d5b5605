import { choose } from '../fields.ts'
import { OWN_POSITION } from './example.ts'
import { inDialog, press, pressing, type Scene } from './scene.ts'

const QUESTION = 'kit/dialogs/AskedRemoval.tsx'
const cardSections = ['briefings', 'instructions', 'training', 'medical-examinations', 'ppe', 'sout', 'risk']

/** Dialogs of the register and of an employee's card, whose tab has the path. */
export const peopleScenes = (card: (tab: string) => string): readonly Scene[] => [
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
    name: 'what is kept of someone being erased',
    shows: ['employee-card/position/PersonalDataPart.tsx'],
    path: card('position'),
    open: pressing('Удалить сведения'),
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
  ...['main', 'position'].map((tab) => ({
    name: `the card being edited, ${tab}`,
    shows: [],
    path: card(tab),
    open: pressing('Редактировать'),
  })),
]
