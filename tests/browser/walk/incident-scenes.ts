import { inDialog, press, pressing, type Scene } from './scene.ts'

/** Dialogs of accidents and of one investigation. */
export const incidentScenes = (incident: number): readonly Scene[] => {
  const path = `/notifications/incident/${incident}`
  const change = 'incidents/dialogs/ChangeModal.tsx'
  return [
    {
      name: 'an accident being recorded',
      shows: ['incidents/record/RecordModal.tsx'],
      path: '/notifications/incidents',
      open: async (page) => {
        await press(page, 'Произошло происшествие')
        await inDialog(page, 'Добавить человека из другой организации')
        await inDialog(page, 'Зафиксировать')
      },
    },
    { name: 'what is known of an investigation', shows: [change], path, open: pressing('Сведения') },
    { name: 'medical information', shows: [change], path, open: pressing('Медицинские сведения') },
    { name: 'what moves its terms', shows: [change], path, open: pressing('Сроки') },
    { name: 'a commission', shows: [change], path, open: pressing('Комиссия') },
    { name: 'an address of a recording', shows: [change], path, open: pressing('Ссылка на видео') },
    {
      name: 'how an addressee is reached',
      shows: [change],
      path,
      open: pressing('Указать контакты: Отделение СФР'),
    },
    { name: 'a degree of fault', shows: [change], path, open: pressing(/^Степень вины/u) },
    {
      name: 'where a term comes from',
      shows: ['incidents/page/TermModal.tsx'],
      path,
      open: pressing(/^Откуда срок/),
    },
    { name: 'an investigation being completed', shows: [change], path, open: pressing('Завершить') },
  ]
}
