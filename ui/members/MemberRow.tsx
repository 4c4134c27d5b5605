import { Button } from '@mantine/core'
import type { Department } from '@osh/core/departments/department.ts'
import type { CompanyMember } from '@osh/core/members/member.ts'
import { hiddenNames, roleNames } from '@osh/core/rights/role-words.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import type { Asking } from './MemberDialog.tsx'
import styles from './Members.module.css'
import type { MembersStore } from './members-store.ts'
import { membersTexts as texts } from './texts.ts'

type Props = {
  readonly member: CompanyMember
  readonly isSelf: boolean
  readonly departments: readonly Department[]
  readonly store: MembersStore
}

const MemberDialog = makeLazyPart(async () => ({
  default: (await import('./MemberDialog.tsx')).MemberDialog,
}))

/** One member with what they may; of oneself nothing is changed here. */
export const MemberRow = observer(function MemberRow({ member, isSelf, departments, store }: Props) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { show } = useService(notices)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const name = member.fullname ?? member.email
  const led = departments.filter(({ id }) => member.departments.includes(id)).map((one) => one.name)
  const besides = [...led, ...member.granted.map((kind) => hiddenNames[kind])]
  const close = () => setAsking(null)
  const settle = (wrong: Messages | null, said: string) => {
    setFailure(wrong === null ? null : (Object.values(wrong)[0] ?? null))
    if (wrong === null) show(said)
    close()
  }
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <strong>{name}</strong> {isSelf && <span>({texts.self})</span>}
        {member.fullname !== null && <span className={styles.about}>{member.email}</span>}
        <span className={styles.about}>{[roleNames[member.role], ...besides].join(' · ')}</span>
        <span className={styles.about}>
          {member.seen === null ? texts.never : texts.seen(formatMoment(member.seen, zone))}
        </span>
        <p role="status" className={styles.failure}>
          {failure}
        </p>
      </div>
      {!isSelf && (
        <div className={styles.buttons}>
          <Button
            variant="default"
            aria-label={`${texts.change}: ${name}`}
            onClick={() => setAsking('change')}
          >
            {texts.change}
          </Button>
          <Button
            variant="default"
            aria-label={`${texts.handOver}: ${name}`}
            onClick={() => setAsking('handOver')}
          >
            {texts.handOver}
          </Button>
          <Button
            variant="default"
            aria-label={`${texts.remove}: ${name}`}
            onClick={() => setAsking('remove')}
          >
            {texts.remove}
          </Button>
        </div>
      )}
      {asking !== null && (
        <Suspense>
          <MemberDialog
            asking={asking}
            member={member}
            departments={departments}
            store={store}
            onSettled={settle}
            onClose={close}
          />
        </Suspense>
      )}
    </li>
  )
})
