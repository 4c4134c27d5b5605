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
  documentId,
}: Shown): readonly Scene[] => {
  const card = (tab: string): string => `/employees/:${employeeId}/${tab}`
  return [
    ...memberScenes,
    {
      name: 'signing out',
      needs: null,
      shows: ['auth/LogoutQuestion.tsx'],
      path: '/account/settings',
      open: pressing('Выйти из аккаунта'),
    },
    {
      name: 'an account being erased',
      needs: null,
      shows: ['account/erasure/TypedRemoval.tsx'],
      path: '/account/settings',
      open: pressing('Удалить аккаунт'),
    },
    {
      name: 'a payer being written',
      needs: 'manage-money',
      shows: [],
      path: '/account/tariff',
      open: pressing('Добавить плательщика'),
    },
    {
      name: 'a payer being removed',
      needs: 'manage-money',
      shows: ['account/tariff/PayersPart.tsx'],
      path: '/account/tariff',
      open: pressing(/^Удалить/),
    },
    {
      name: 'removing the example',
      needs: null,
      shows: ['example/RemoveQuestion.tsx'],
      path: '/account/settings',
      open: pressing('Удалить пример'),
    },
    {
      name: 'a new memo, with one more row',
      needs: 'form-memos',
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
    {
      name: 'a memo',
      needs: 'see-staff',
      shows: ['memos/MemoModal.tsx'],
      path: `/notifications/memos/${doneMemo}`,
      open: shown,
    },
    {
      name: 'a memo being edited',
      needs: 'form-memos',
      shows: ['memos/MemoModal.tsx'],
      path: `/notifications/memos/${openMemo}`,
      open: pressing('Редактировать'),
    },
    {
      name: 'a memo being cancelled',
      needs: 'form-memos',
      shows: ['memos/MemoFooter.tsx'],
      path: `/notifications/memos/${openMemo}`,
      open: pressing('Отменить записку'),
    },
    {
      name: 'a memo left half edited',
      needs: 'form-memos',
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
      needs: 'change',
      shows: ['responsible/AppointModal.tsx'],
      path: '/employees/responsible',
      open: pressing(/^Назначить: /),
    },
    {
      name: 'who was responsible',
      needs: 'see-records',
      shows: ['responsible/RoleHistoryModal.tsx'],
      path: '/employees/responsible',
      open: pressing(/^История/),
    },
    {
      name: 'a responsibility being ended',
      needs: 'change',
      shows: ['responsible/ResponsibleScreen.tsx'],
      path: '/employees/responsible',
      open: pressing(/^Снять ответственность/),
    },
    {
      name: 'an order of the company',
      needs: 'issue-papers',
      shows: ['documents/issue/IssueModal.tsx'],
      path: '/company/documents/1',
      open: pressing(/^Сформировать/),
    },
    {
      name: 'a paper about an employee',
      needs: 'issue-papers',
      shows: ['documents/issue/IssueModal.tsx'],
      path: '/employees/documents/4',
      open: pressing(/^Сформировать/),
    },
    {
      name: 'a suspension',
      needs: 'issue-papers',
      shows: ['documents/issue/IssueModal.tsx'],
      path: '/notifications',
      open: pressing(/^Отстранить/),
    },
    {
      name: 'a form of one’s own',
      needs: 'change',
      shows: ['documents/own-forms/OwnFormModal.tsx'],
      path: '/company/documents/1',
      open: pressing(/^Персональный шаблон/),
    },
    {
      name: 'a form of one’s own being given up',
      needs: 'change',
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
      needs: 'change',
      shows: ['documents/archive/AnnulModal.tsx'],
      path: '/company/documents/archive',
      open: pressing(/^Аннулировать/),
    },
    {
      name: 'what a paper recorded being undone',
      needs: 'change',
      shows: ['paper-records/PaperRecordPage.tsx'],
      path: `/company/documents/archive/${documentId}`,
      open: async (page) => {
        const undo = page.getByRole('button', { name: 'Отменить внесение' })
        await page.getByRole('button', { name: /^(?:Внести \d|Отменить внесение)/ }).waitFor()
        if (!(await undo.isVisible())) await press(page, /^Внести \d/)
        await press(page, 'Отменить внесение')
      },
    },
    {
      name: 'a kind of activity being asked for',
      needs: 'change',
      shows: ['companies/activities/ActivityRequestModal.tsx'],
      path: '/company/information',
      open: async (page) => {
        await press(page, 'Редактировать')
        await press(page, /^Нет нужного вида деятельности/)
      },
    },
    {
      name: 'a day of the calendar',
      needs: 'change',
      shows: ['calendar/DayModal.tsx'],
      path: '/settings/calendar',
      open: pressing('Изменить день'),
    },
    {
      name: 'facts of the company being changed',
      needs: 'change',
      shows: ['facts/FactsModal.tsx'],
      path: '/company/facts',
      open: pressing('Изменить: Аптечки'),
    },
    {
      name: 'the chat with the support',
      needs: 'ask-support',
      shows: ['support/ChatPanel.tsx'],
      path: '/notifications',
      open: pressing(/^(Сообщений нет|Новых сообщений)/),
    },
    {
      name: 'the company being edited',
      needs: 'change',
      shows: [],
      path: '/company/information',
      open: pressing('Редактировать'),
    },
  ]
}

/** A dialog that the path alone opens. */
const shown = (page: Page) => page.getByRole('dialog').waitFor()
