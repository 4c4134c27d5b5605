import { press, type Scene } from './scene.ts'

/** Dialogs of the register of the trained. */
export const registryScenes: readonly Scene[] = [
  {
    name: 'an answer of the register',
    needs: 'change',
    shows: ['registry/sets/AnswerModal.tsx'],
    path: '/employees/registry',
    open: (page) => press(page, /^Внести ответ/),
  },
  {
    name: 'a set for the register being given up',
    needs: 'change',
    shows: ['registry/sets/SetLine.tsx'],
    path: '/employees/registry',
    open: (page) => press(page, /^Отменить набор/),
  },
]
