import '#ui/kit/form-styles.ts'
import { Button, TextInput } from '@mantine/core'
import type { Offer } from '@osh/core/members/member-desk.ts'
import { fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { accountWords } from '@osh/core/wording/refusals/words/account-words.ts'
import { contactWords } from '@osh/core/wording/refusals/words/contact-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { OwnEmailForm } from '#ui/account/own-email/OwnEmailForm.tsx'
import { ownEmailStore } from '#ui/account/own-email/own-email-store.ts'
import { ownEmailTexts } from '#ui/account/own-email/texts.ts'
import { ports } from '#ui/app/container.ts'
import { currentCompany } from '#ui/app/session/current-company.ts'
import { ownRights } from '#ui/app/session/own-rights.ts'
import { authStore } from '#ui/auth/auth-store.ts'
import { LogoutButton } from '#ui/auth/LogoutButton.tsx'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { load } from '#ui/kit/loading-state.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from './Members.module.css'
import { OfferWords } from './OfferWords.tsx'
import { membersTexts as texts } from './texts.ts'
import { useOffer } from './use-offer.ts'

const words = { ...plainWords, ...accountWords, ...contactWords }
const FIRST_NAME_MISSING = 'name/first-name-missing'

/** Says who invites, which company and which role first; joining is one press more. */
export const InvitationPage = observer(function InvitationPage() {
  const { token, state, look } = useOffer()
  const { userName } = useService(authStore)
  return (
    <Page title={texts.invitationTitle} form>
      <Loaded state={state} onRetry={() => void look()} rows={2}>
        {(said) =>
          typeof said === 'string' ? (
            <p role="alert">{said}</p>
          ) : (
            <div className={styles.form}>
              <OfferWords {...said} />
              {userName !== null && userName.toLowerCase() !== said.email.toLowerCase() ? (
                <>
                  <p role="alert">{texts.ofAnother(userName, said.email)}</p>
                  <div className={styles.buttons}>
                    <LogoutButton />
                  </div>
                </>
              ) : (
                <Joining token={token} offer={said} />
              )}
            </div>
          )
        }
      </Loaded>
    </Page>
  )
})

type Props = { readonly token: string; readonly offer: Offer }

/** Joins once it is known what the person is called, and that the mailbox is theirs. */
const Joining = observer(function Joining({ token, offer }: Props) {
  const desk = useService(ports.memberDesk)
  const current = useService(currentCompany)
  const rights = useService(ownRights)
  const own = useService(ownEmailStore)
  const account = useService(ports.account)
  const { show } = useService(notices)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [fullname, setFullname] = useState('')
  const [messages, setMessages] = useState<Messages>({})
  useEffect(() => void own.open(), [own])
  const isNameless = own.state.is === 'ready' && own.state.value.fullname === null
  const introduce = async (): Promise<Messages> => {
    const blank = fullname.trim() === '' ? fieldErrors({ field: 'fullname', code: FIRST_NAME_MISSING }) : null
    if (blank) return wordMessages(blank, words)
    const answer = await load(() => account.introduce({ details: { fullname } }))
    if (answer.is === 'failed') return { form: describeFailure(answer.status) }
    if (!answer.value.ok) return wordMessages(answer.value.error, words)
    await own.open()
    return {}
  }
  const join = async (): Promise<Messages> => {
    const refused = isNameless ? await introduce() : {}
    if (Object.keys(refused).length > 0) return refused
    const answer = await load(() => desk.accept({ token }))
    if (answer.is === 'failed') return { form: describeFailure(answer.status) }
    if (!answer.value.ok) return wordMessages(answer.value.error, words)
    // Before the company is on the screen: no screen asks then for what the role may not see.
    await rights.reread()
    current.keep(null)
    await current.load()
    show(texts.joined)
    navigate('/notifications', { replace: true })
    return {}
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const refused = await join().finally(() => setBusy(false))
    setMessages(refused)
    if (refused.fullname) document.getElementById('fullname')?.focus()
  }
  if (own.isAwaited)
    return (
      <>
        <p>{ownEmailTexts.toJoin}</p>
        <OwnEmailForm email={offer.email} />
      </>
    )
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {isNameless && (
        <TextInput
          id="fullname"
          label={texts.yourName}
          description={texts.nameHint}
          autoComplete="name"
          value={fullname}
          error={messages.fullname}
          onChange={(event) => setFullname(event.currentTarget.value)}
        />
      )}
      <p role="status" className={styles.failure}>
        {messages.form}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" loading={busy}>
          {texts.accept}
        </Button>
      </div>
    </form>
  )
})
