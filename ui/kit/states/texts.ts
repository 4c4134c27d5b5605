type Said = { readonly title: string; readonly hint: string }

const offline: Said = {
  title: 'Нет связи с сервером',
  hint: 'Проверьте подключение к интернету. Записанное раньше сохранено.',
}

/** What statuses mean to whoever opened the screen. */
const known: Readonly<Record<number, Said>> = {
  403: {
    title: 'Этот раздел закрыт для вашей роли',
    hint: 'Попросите владельца организации изменить вашу роль.',
  },
  404: { title: 'Здесь ничего нет', hint: 'Запись удалена, или у вас нет к ней доступа.' },
  409: { title: 'Данные тем временем изменились', hint: 'Обновите страницу: показано будет новое.' },
  429: {
    title: 'Сервис занят',
    hint: 'Для вашей организации уже готовятся большие списки или документы. Страница повторит запрос сама через несколько секунд.',
  },
}

/** The server has answered, and the page could not use the answer: mostly it is older than the server. */
const notUnderstood = 'Страница не поняла ответ сервера. Обновите её; если не поможет, напишите в поддержку.'

function say(status: number | null): Said {
  if (status === null) return offline
  const title = status < 400 ? 'Ответ сервера не прочитан' : `Ошибка ${status}`
  return (
    known[status] ?? {
      title,
      hint: status >= 500 ? 'Сервер временно недоступен. Записанное раньше сохранено.' : notUnderstood,
    }
  )
}

/** What is shown in place of what could not be loaded; «недоступен» is said of a server that fails, and of nothing that it refuses. */
export const stateTexts = {
  failed: (status: number | null) => say(status).title,
  failedHint: (status: number | null) => say(status).hint,
} as const
