import type { Page } from 'playwright-core'
import { docxOf } from '#tests/forms/own-forms/a-docx.ts'
import type { Shown } from './example.ts'
import { incidentScenes, microtraumaScenes } from './incident-scenes.ts'
import { memberScenes } from './member-scenes.ts'
import { peopleScenes } from './people-scenes.ts'
import { inDialog, press, pressing, type Scene } from './scene.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Every dialog there is, over the example company. */
export const scenesOf = ({
  employeeId,
  openMemo,
  doneMemo,
  incident,
  microtrauma,
}: Shown): readonly Scene[] => {
  const card = (tab: string): string => `/employees/:${employeeId}/${tab}`
  return [
    ...memberScenes,
    {
      name: 'signing out',
      shows: ['auth/LogoutQuestion.tsx'],
      path: '/account/settings',
      open: pressing('Выйти из аккаунта'),
    },
    {
      name: 'an account being erased',
      shows: ['account/ErasurePart.tsx'],
      path: '/account/settings',
      open: pressing('Удалить аккаунт'),
    },
    {
      name: 'a payer being written',
      shows: [],
      path: '/account/tariff',
      open: pressing('Добавить плательщика'),
    },
    {
      name: 'a payer being removed',
      shows: ['account/tariff/PayersPart.tsx'],
      path: '/account/tariff',
      open: pressing(/^Удалить/),
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
    ...peopleScenes(card),
    ...incidentScenes(incident),
    ...microtraumaScenes(microtrauma),
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
      name: 'a day of the calendar',
      shows: ['calendar/DayModal.tsx'],
      path: '/settings/calendar',
      open: pressing('Изменить день'),
    },
    {
      name: 'the company being edited',
      shows: [],
      path: '/company/information',
      open: pressing('Редактировать'),
    },
  ]
}

/** A dialog that the path alone opens. */
const shown = (page: Page) => page.getByRole('dialog').waitFor()
