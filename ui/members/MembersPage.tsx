import { Button } from '@mantine/core'
import { deriveInvitationState, type Invitation } from '@osh/core/members/member.ts'
import { roleNames } from '@osh/core/rights/role-words.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { ports } from '#ui/app/container.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { MemberRow } from './MemberRow.tsx'
import styles from './Members.module.css'
import { type MembersStore, membersStore } from './members-store.ts'
import { membersTexts as texts } from './texts.ts'

const InviteModal = makeLazyPart(async () => ({ default: (await import('./InviteModal.tsx')).InviteModal }))

/** «Люди и права»: who has access to the company, and who is invited. */
export const MembersPage = observer(function MembersPage() {
  const store = useService(membersStore)
  const session = useService(ports.session)
  const [inviting, setInviting] = useState(false)
  useEffect(() => void store.open(), [store])
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      actions={
        store.state.is === 'ready' && <Button onClick={() => setInviting(true)}>{texts.invite}</Button>
      }
    >
      <Loaded state={store.state} onRetry={() => void store.open()} rows={3}>
        {({ members, waiting, departments }) => (
          <>
            <h2>{texts.people}</h2>
            <ul className={styles.list}>
              {members.map((member) => (
                <MemberRow
                  key={member.id}
                  member={member}
                  isSelf={member.id === session.readUserId()}
                  departments={departments}
                  store={store}
                />
              ))}
            </ul>
            <h2>{texts.invited}</h2>
            {waiting.length === 0 && <p className={styles.about}>{texts.noInvitations}</p>}
            <ul className={styles.list}>
              {waiting.map((one) => (
                <Invited key={one.email} invitation={one} store={store} />
              ))}
            </ul>
            {inviting && (
              <Suspense fallback={null}>
                <InviteModal store={store} departments={departments} onClose={() => setInviting(false)} />
              </Suspense>
            )}
          </>
        )}
      </Loaded>
    </Page>
  )
})

type InvitedProps = { readonly invitation: Invitation; readonly store: MembersStore }

const Invited = observer(function Invited({ invitation, store }: InvitedProps) {
  const clock = useService(ports.clock)
  const { show } = useService(notices)
  const { email, role, expiresAt } = invitation
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const state = deriveInvitationState(invitation, clock.now())
  const said = { open: texts.until(formatMoment(expiresAt, zone)), ...texts }[state]
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <strong>{email}</strong>
        <span className={styles.about}>
          {roleNames[role]} · {said}
        </span>
      </div>
      {state !== 'accepted' && (
        <Button
          variant="default"
          aria-label={`${texts.withdraw}: ${email}`}
          disabled={store.busy}
          onClick={async () => {
            if ((await store.withdraw(email)) === null) show(texts.withdrawn)
          }}
        >
          {texts.withdraw}
        </Button>
      )}
    </li>
  )
})
