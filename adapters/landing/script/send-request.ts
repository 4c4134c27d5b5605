import { THANKS_CLOSE_AFTER } from '@osh/core/wording/service/activity-request.ts'

/** The dialog of a request for an activity: opens, sends, says what is wrong under each field, thanks and closes by itself. */
export function sendRequest(page: Document): void {
  const dialog = page.querySelector<HTMLDialogElement>('#request')
  const form = dialog?.querySelector<HTMLFormElement>('[data-request]')
  const thanks = dialog?.querySelector<HTMLElement>('[data-thanks]')
  const button = form?.querySelector<HTMLButtonElement>('.button')
  if (!dialog || !form || !thanks || !button) return
  let timer = 0

  for (const opener of page.querySelectorAll<HTMLButtonElement>('[data-opens="request"]')) {
    opener.hidden = false
    opener.addEventListener('click', () => dialog.showModal())
  }
  for (const closer of dialog.querySelectorAll('[data-closes]'))
    closer.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    clearTimeout(timer)
    // What was not sent stays as it was typed.
    if (thanks.hidden) return
    form.reset()
    form.hidden = false
    thanks.hidden = true
  })
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) tell(form, target.name, null)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button.ariaBusy !== 'true') void send()
  })

  const send = async (): Promise<void> => {
    button.ariaBusy = 'true'
    const answer = await post(new FormData(form)).catch(() => null)
    button.ariaBusy = 'false'
    if (answer === TAKEN) {
      form.hidden = true
      thanks.hidden = false
      thanks.querySelector('button')?.focus()
      timer = window.setTimeout(() => dialog.close(), THANKS_CLOSE_AFTER)
      return
    }
    refuse(form, answer ?? AWAY)
  }
}

const TAKEN = Symbol('taken')
const AWAY = 'Нет связи с сервером. Введённое осталось здесь, отправьте его ещё раз.'

/** @returns what the server says is wrong, a line a field */
async function post(filled: FormData): Promise<string | typeof TAKEN> {
  const response = await fetch('/api/actual-activity-requests', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(filled)),
  })
  if (response.ok) return TAKEN
  const { description }: { readonly description?: unknown } = await response.json()
  return typeof description === 'string' ? description : AWAY
}

/** Each line under the field that it names; what names none over the form. The form's first wrong field gets the focus. */
function refuse(form: HTMLFormElement, description: string): void {
  const rest: string[] = []
  for (const input of form.querySelectorAll('input')) tell(form, input.name, null)
  for (const line of description.split('\n')) {
    const [, name = '', message = ''] = /^(\w+): (.+)$/.exec(line) ?? []
    if (tell(form, name, message) === null) rest.push(line)
  }
  const whole = form.querySelector<HTMLElement>('.refused')
  if (whole) {
    whole.textContent = rest.join(' ')
    whole.hidden = rest.length === 0
  }
  form.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
}

/** Says what is wrong with a field, or takes it back; null where there is no such field. */
function tell(form: HTMLFormElement, name: string, message: string | null): HTMLInputElement | null {
  const input = [...form.querySelectorAll('input')].find((one) => one.name === name) ?? null
  const wrong = input && form.querySelector<HTMLElement>(`#${input.id}-wrong`)
  if (!input || !wrong) return null
  // A refusal names the field as the form does.
  const label = input.labels?.[0]?.firstChild?.textContent ?? ''
  wrong.textContent = message?.replace(/^(Заполните поле) «[^»]+»/, `$1 «${label}»`) ?? null
  wrong.hidden = message === null
  if (message === null) input.removeAttribute('aria-invalid')
  else input.setAttribute('aria-invalid', 'true')
  return input
}
