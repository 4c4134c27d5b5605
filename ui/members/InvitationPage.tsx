import { Button } from '@mantine/core'
import type { MemberDesk, Offer } from '@osh/core/members/member-desk.ts'
import { roleMeanings, roleNames } from '@osh/core/rights/role-words.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { sayRefusal } from '@osh/core/wording/refusals/say.ts'
import { accountWords } from '@osh/core/wording/refusals/words/account-words.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { OwnEmailForm } from '#ui/account/own-email/OwnEmailForm.tsx'
import { ownEmailStore } from '#ui/account/own-email/own-email-store.ts'
import { ownEmailTexts } from '#ui/account/own-email/texts.ts'
import { ports } from '#ui/app/container.ts'
import { currentCompany } from '#ui/app/session/current-company.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from './Members.module.css'
import { membersTexts as texts } from './texts.ts'

/** Says which company and which role first; joining is one press more. */
export const InvitationPage = observer(function InvitationPage() {
  const desk = useService(ports.memberDesk)
  const current = useService(currentCompany)
  const own = useService(ownEmailStore)
  const { show } = useService(notices)
  const navigate = useNavigate()
  const token = useLocation().hash.slice(1)
  const [state, setState] = useState<LoadingState<Offer | string>>(pending)
  const [failure, setFailure] = useState<string | null>(null)
  const look = async () => {
    const answer = await load(() => desk.look({ token }))
    if (answer.is === 'failed') return setState(answer)
    setState({ is: 'ready', value: readOffer(answer.value) })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once of each link
  useEffect(() => void look(), [token])
  useEffect(() => void own.open(), [own])
  const accept = async () => {
    const answer = await load(() => desk.accept({ token }))
    if (answer.is === 'failed') return setFailure(describeFailure(answer.status))
    if (!answer.value.ok) return setFailure(sayRefusal(answer.value.error, accountWords))
    await current.load()
    show(texts.joined)
    navigate('/notifications', { replace: true })
  }
  return (
    <Page title={texts.invitationTitle}>
      <Loaded state={state} onRetry={() => void look()} rows={2}>
        {(said) =>
          typeof said === 'string' ? (
            <p role="alert">{said}</p>
          ) : (
            <div className={styles.form}>
              <p>{texts.offer(said.company)}</p>
              <p>{texts.forWhom(said.email)}</p>
              <p>
                {texts.asRole(roleNames[said.role])}
                <span className={styles.about}>{roleMeanings[said.role]}</span>
              </p>
              <p role="status" className={styles.failure}>
                {failure}
              </p>
              {own.isAwaited && own.state.is === 'ready' ? (
                <>
                  <p>{ownEmailTexts.toJoin}</p>
                  <OwnEmailForm email={own.state.value.email} />
                </>
              ) : (
                <div className={styles.buttons}>
                  <Button onClick={() => void accept()}>{texts.accept}</Button>
                </div>
              )}
            </div>
          )
        }
      </Loaded>
    </Page>
  )
})

/** What is offered, or why it can be taken no more. */
function readOffer(looked: Awaited<ReturnType<MemberDesk['look']>>): Offer | string {
  if (!looked.ok) return sayRefusal(looked.error, accountWords)
  const { state } = looked.value
  if (state === 'open') return looked.value
  return sayRefusal({ code: state === 'accepted' ? 'invitation/spent' : 'invitation/expired' }, accountWords)
}
