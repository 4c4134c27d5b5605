import type { SomeWords } from '../words-of.ts'

/** Erasing for good. */
export const erasureWords = {
  'confirmation/other-name': 'Введите наименование организации так, как оно записано',
  'confirmation/other-email': 'Введите e-mail своего аккаунта',
  'erasure/employed':
    'Работник не уволен: сведения о нём нужны, пока он работает. Внесите дату увольнения: удалить сведения можно со следующего дня',
  'erasure/not-owner': 'Удалить организацию может только её владелец',
  'erasure/memo-active': ({ memoNumber }) =>
    `Работник записан в служебной записке № ${memoNumber}, которая ещё не исполнена. Завершите или отмените её, затем удалите сведения`,
  'erasure/kept-by-law': 'Удалить сведения ещё нельзя: закон обязывает их хранить',
} satisfies SomeWords
