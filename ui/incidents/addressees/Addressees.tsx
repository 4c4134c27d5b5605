import type { AddresseeKind } from '@osh/core/incidents/addressees/addressee.ts'
import { listAddresseeKinds } from '@osh/core/incidents/addressees/kinds-of-step.ts'
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { May } from '#ui/app/session/May.tsx'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import styles from '../Incidents.module.css'
import { type AddresseeStore, useAddressees } from './addressee-store.ts'
import { addresseeTexts as texts } from './texts.ts'

const AddresseeModal = makeLazyPart(async () => ({
  default: (await import('./AddresseeModal.tsx')).AddresseeModal,
}))

type Props = { readonly addressees: readonly string[] }

/** Whom a step turns to: in the act's words, and how the company reaches them. */
export const Addressees = observer(function Addressees({ addressees }: Props) {
  const store = useAddressees()
  const [asked, setAsked] = useState<AddresseeKind | null>(null)
  return (
    <>
      {addressees.map((words) => (
        <div key={words}>
          <p className={styles.line}>
            <IconMapPin size={16} stroke={1.6} aria-hidden />
            {words}
          </p>
          {store.state.is === 'ready' &&
            listAddresseeKinds(words).map((kind) => (
              <Contacts key={kind} store={store} kind={kind} onAsk={() => setAsked(kind)} />
            ))}
        </div>
      ))}
      {asked && (
        <Suspense fallback={null}>
          <AddresseeModal store={store} kind={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
})

type ContactsProps = {
  readonly store: AddresseeStore
  readonly kind: AddresseeKind
  readonly onAsk: () => void
}

const Contacts = observer(function Contacts({ store, kind, onAsk }: ContactsProps) {
  const known = store.findOf(kind)
  if (!known)
    return (
      <May right="change">
        <p className={styles.contacts}>
          <button type="button" className={styles.link} onClick={onAsk}>
            {texts.enter(texts.kinds[kind])}
          </button>
        </p>
      </May>
    )
  const { name, phone, email } = known
  return (
    <p className={styles.contacts}>
      <span>{name}</span>
      {phone !== '' && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          <IconPhone size={14} stroke={1.6} aria-hidden /> {phone}
        </a>
      )}
      {email !== '' && (
        <a href={`mailto:${email}`}>
          <IconMail size={14} stroke={1.6} aria-hidden /> {email}
        </a>
      )}
      <May right="change">
        <button type="button" className={styles.link} aria-label={texts.changeOf(name)} onClick={onAsk}>
          {texts.change}
        </button>
      </May>
    </p>
  )
})
