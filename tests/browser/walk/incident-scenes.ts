import type { Page } from 'playwright-core'
import { inDialog, press, pressing, type Scene } from './scene.ts'

/** Dialogs of accidents and of one investigation. */
export const incidentScenes = (incident: number): readonly Scene[] => {
  const path = `/notifications/incident/${incident}`
  const change = 'incidents/dialogs/ChangeModal.tsx'
  return [
    {
      name: 'an accident being recorded',
      needs: 'change',
      shows: ['incidents/record/RecordModal.tsx'],
      path: '/notifications/incidents',
      open: async (page) => {
        await press(page, 'Произошло происшествие')
        await inDialog(page, 'Добавить человека из другой организации')
        await inDialog(page, 'Зафиксировать')
      },
    },
    {
      name: 'what is known of an investigation',
      needs: 'change',
      shows: [change],
      path,
      open: pressing('Сведения'),
    },
    {
      name: 'what goes with someone who is taken out',
      needs: 'change',
      shows: ['incidents/dialogs/DetailsModal.tsx'],
      path,
      open: async (page) => {
        await press(page, 'Сведения')
        await inDialog(page, /^Убрать: /)
        await inDialog(page, 'Добавить человека из другой организации')
        await page.getByRole('textbox', { name: 'ФИО пострадавшего' }).fill('Ли Ян')
        await inDialog(page, 'Записать')
      },
    },
    {
      name: 'medical information',
      needs: 'change',
      shows: [change],
      path,
      open: pressing('Медицинские сведения'),
    },
    { name: 'what moves its terms', needs: 'change', shows: [change], path, open: pressing('Сроки') },
    { name: 'a commission', needs: 'change', shows: [change], path, open: pressing('Комиссия') },
    {
      name: 'an address of a recording',
      needs: 'change',
      shows: [change],
      path,
      open: pressing('Ссылка на видео'),
    },
    {
      name: 'how an addressee is reached',
      needs: 'change',
      shows: [change],
      path,
      open: pressing('Указать контакты: Отделение СФР'),
    },
    { name: 'a degree of fault', needs: 'change', shows: [change], path, open: pressing(/^Степень вины/u) },
    {
      name: 'the payroll of a year',
      needs: 'change',
      shows: ['incidents/figures/HeadcountModal.tsx'],
      path: '/notifications/incidents/figures',
      open: pressing('Внести численность'),
    },
    {
      name: 'where a term comes from',
      needs: 'see-records',
      shows: ['incidents/page/TermModal.tsx'],
      path,
      open: pressing(/^Откуда срок/),
    },
    {
      name: 'a measure after an accident',
      needs: 'change',
      shows: ['measures/dialogs/MeasureModal.tsx'],
      path,
      open: pressing('Запланировать мероприятие'),
    },
    {
      name: 'what an accident requires',
      needs: 'change',
      shows: [change],
      path,
      open: pressing('Назначить: Внеплановый инструктаж'),
    },
    {
      name: 'an order of an inspector',
      needs: 'change',
      shows: ['measures/dialogs/MeasureModal.tsx'],
      path: '/notifications/measures',
      open: pressing('Внести предписание'),
    },
    {
      name: 'a measure of the company’s own plan',
      needs: 'change',
      shows: ['measures/dialogs/MeasureModal.tsx'],
      path: '/notifications/measures',
      open: pressing('Мероприятие плана'),
    },
    {
      name: 'an investigation being completed',
      needs: 'change',
      shows: [change],
      path,
      open: pressing('Завершить'),
    },
    {
      name: 'an accident being annulled',
      needs: 'change',
      shows: [change],
      path,
      open: pressing('Аннулировать…'),
    },
    { name: 'what is not sent', needs: 'change', shows: ['unsent/UnsentModal.tsx'], path, open: showUnsent },
  ]
}

/** Dialogs of the register of microtraumas and of one card. */
export const microtraumaScenes = (microtrauma: number): readonly Scene[] => {
  const [list, path] = ['/notifications/microtraumas', `/notifications/microtrauma/${microtrauma}`]
  const shows = ['incidents/microtraumas/dialogs/FormModal.tsx']
  return [
    {
      name: 'a microtrauma being recorded',
      needs: 'change',
      shows,
      path: list,
      open: async (page) => {
        await press(page, 'Записать микротравму')
        await inDialog(page, 'Не работник организации')
        await inDialog(page, 'Записать')
      },
    },
    {
      name: 'the days of a journal',
      needs: 'see-records',
      shows: ['incidents/microtraumas/dialogs/JournalModal.tsx'],
      path: list,
      open: pressing('Журнал за период'),
    },
    { name: 'a review', needs: 'change', shows, path, open: pressing('Рассмотреть') },
    {
      name: 'a measure after a microtrauma',
      needs: 'change',
      shows: ['measures/dialogs/MeasureModal.tsx'],
      path,
      open: pressing('Запланировать мероприятие'),
    },
    { name: 'an extension of a review', needs: 'change', shows, path, open: pressing('Продлить срок') },
    { name: 'a record being annulled', needs: 'change', shows, path, open: pressing('Аннулировать') },
    {
      name: 'a microtrauma that is an accident',
      needs: 'change',
      shows,
      path,
      open: pressing('Это несчастный случай'),
    },
  ]
}

/** A step that is ticked while changes have no answer. */
async function showUnsent(page: Page): Promise<void> {
  await page.route(/\/api\/incidents\/\d+(?:\?|$)/, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503 }) : route.fallback(),
  )
  if (!(await page.getByText(/^Не отправлено/).isVisible()))
    await page
      .getByRole('checkbox', { name: /^Шаг \d+ выполнен/, checked: false })
      .first()
      .check()
  await press(page, 'Показать')
}
