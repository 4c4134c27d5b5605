import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon } from '@mantine/core'
import { joinFullName } from '@osh/core/employees/employee.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { nameCardPath, readCardTab } from '../card-tabs.ts'
import styles from '../EmployeeCard.module.css'
import type { EmployeeCardStore } from '../employee-card-store.ts'
import { cardTexts as texts } from '../texts.ts'

type Props = { readonly store: EmployeeCardStore }

/** The way back to the list, and the ones before and after on the same tab. */
export const BackAndNeighbours = observer(function BackAndNeighbours({ store }: Props) {
  return (
    <div className={styles.top}>
      <Link to={store.listPath} className={styles.back}>
        <IconChevronLeft size={16} stroke={1.6} aria-hidden />
        {texts.all}
      </Link>
      {store.employee !== null && (
        <div className={styles.neighbours}>
          {store.number !== null && <span>{texts.place(store.number, store.numbered)}</span>}
          <Arrow store={store} step={-1} words={texts.previous}>
            <IconChevronLeft size={18} stroke={1.6} aria-hidden />
          </Arrow>
          <Arrow store={store} step={1} words={texts.next}>
            <IconChevronRight size={18} stroke={1.6} aria-hidden />
          </Arrow>
        </div>
      )}
    </div>
  )
})

type ArrowProps = Props & {
  readonly step: 1 | -1
  readonly words: (fullName: string) => string
  readonly children: ReactNode
}

const Arrow = observer(function Arrow({ store, step, words, children }: ArrowProps) {
  const { pathname } = useLocation()
  const neighbour = store.findNeighbour(step)
  if (neighbour === null) return null
  return (
    <ActionIcon
      component={Link}
      to={nameCardPath(neighbour.id, readCardTab(pathname))}
      variant="default"
      size="lg"
      aria-label={words(joinFullName(neighbour))}
    >
      {children}
    </ActionIcon>
  )
})
