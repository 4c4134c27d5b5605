import { ActionIcon, Button } from '@mantine/core'
import { type CircumstanceId, findCircumstance } from '@osh/core/norms/circumstances.ts'
import type { Role } from '@osh/core/norms/responsibilities.ts'
import { type HeldRole, type HeldRoleGroup, isUnfilled } from '@osh/core/responsibilities/held-role.ts'
import { printOrderLink } from '@osh/core/responsibilities/order-link.ts'
import type { HeldResponsibility } from '@osh/core/responsibilities/responsibility.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { describeLacking } from '@osh/core/wording/lacking-training.ts'
import { absent } from '@osh/core/wording/sections.ts'
import { IconAlertTriangle, IconHistory, IconPlus, IconReplace, IconUserMinus } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { May } from '#ui/app/session/May.tsx'
import styles from './Responsible.module.css'
import type { RoleDialog } from './role-dialog.ts'
import { responsibleTexts as texts } from './texts.ts'

type Props = {
  readonly groups: readonly HeldRoleGroup[]
  readonly onOpen: (dialog: RoleDialog) => void
  readonly onAnswer: (circumstance: CircumstanceId, applies: boolean) => void
}

/** The roles by groups, each with its holders. */
export function RoleTable({ groups, ...acts }: Props) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.heads.role}</th>
          <th scope="col" className={styles.holders}>
            {texts.heads.name}
          </th>
          <th scope="col" className={styles.education}>
            {texts.heads.education}
          </th>
          <th scope="col" className={styles.order}>
            {texts.heads.order}
          </th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.id}>
          <GroupLine group={group} />
          {group.roles.map((held) => (
            <RoleLine key={held.role.id} held={held} {...acts} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function GroupLine({ group }: { readonly group: HeldRoleGroup }) {
  const unfilled = group.roles.filter(isUnfilled).length
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={2} title={group.tooltip}>
        {group.name}
        <span className={styles.tooltip}>{group.tooltip}</span>
        {unfilled > 0 && (
          <span className={styles.unfilled}>
            <IconAlertTriangle size={16} stroke={1.6} aria-hidden /> {texts.group(unfilled)}
          </span>
        )}
      </th>
      <td className={styles.education} />
      <td className={styles.order} />
    </tr>
  )
}

type LineProps = { readonly held: HeldRole } & Omit<Props, 'groups'>

function RoleLine({ held, onOpen, onAnswer }: LineProps) {
  const { role, holders } = held
  return (
    <tr>
      <th scope="row">
        <span className={styles.role} title={role.legalBasis}>
          {role.name}
        </span>
        <span className={styles.second}>{keepTogether(role.legalBasis)}</span>
        <span className={styles.educationInline}>{keepTogether(role.education)}</span>
        <Condition role={role} onAnswer={onAnswer} />
      </th>
      <td className={styles.holders}>
        {holders.map((holder) => (
          <Holder key={holder.id} role={role} holder={holder} onOpen={onOpen} />
        ))}
        <HolderActs held={held} onOpen={onOpen} />
      </td>
      <td className={styles.education}>
        {keepTogether(role.education)}
        {role.periodicityMonths !== null && (
          <span className={styles.second}>{keepTogether(texts.every(role.periodicityMonths))}</span>
        )}
      </td>
      <td className={styles.order}>
        {holders.length === 0 && absent}
        {holders.map(({ id, orderLink }) => (
          <span key={id} className={styles.link}>
            {keepTogether(printOrderLink(orderLink))}
          </span>
        ))}
      </td>
    </tr>
  )
}

/** Why the role is needed, where not every company needs it; the answer may be taken back right there. */
function Condition({ role, onAnswer }: Pick<LineProps, 'onAnswer'> & { readonly role: Role }) {
  const { circumstance, condition } = role
  const asked = circumstance === null ? null : findCircumstance(circumstance)
  if (asked === null || condition === null) return null
  return (
    <span className={styles.second}>
      {texts.condition(condition)}.{' '}
      <May right="change">
        <button type="button" className={styles.act} onClick={() => onAnswer(asked.id, false)}>
          {texts.notSo}
          <span className="visually-hidden">{texts.about(asked.question)}</span>
        </button>
      </May>
    </span>
  )
}

function HolderActs({ held, onOpen }: Pick<LineProps, 'held' | 'onOpen'>) {
  const { role, holders } = held
  const isEmpty = holders.length === 0
  return (
    <div className={styles.acts}>
      {isEmpty && (
        <May right="change">
          <Button
            variant="default"
            size="xs"
            aria-label={texts.appointOf(role.name)}
            onClick={() => onOpen({ is: 'appoint', role, holder: null })}
          >
            {texts.appoint}
          </Button>
        </May>
      )}
      {!isEmpty && (
        <May right="change">
          <button
            type="button"
            className={styles.act}
            aria-label={`${texts.another}: ${role.name}`}
            onClick={() => onOpen({ is: 'appoint', role, holder: null })}
          >
            <IconPlus size={14} stroke={1.6} aria-hidden /> {texts.another}
          </button>
        </May>
      )}
      <button
        type="button"
        className={styles.act}
        aria-label={`${texts.history}: ${role.name}`}
        onClick={() => onOpen({ is: 'history', role })}
      >
        <IconHistory size={14} stroke={1.6} aria-hidden /> {texts.history}
      </button>
    </div>
  )
}

/** The training that the role asks for and the holder has not; it is entered on the card. */
const Lacks = ({ holder: { employeeId, dismissed, lacks } }: { readonly holder: HeldResponsibility }) =>
  lacks.length > 0 &&
  !dismissed && (
    <Link className={styles.lacks} to={`/employees/:${employeeId}/training`}>
      <IconAlertTriangle size={14} stroke={1.6} aria-hidden /> {describeLacking(lacks)}
    </Link>
  )

type HolderProps = {
  readonly role: Role
  readonly holder: HeldResponsibility
  readonly onOpen: (dialog: RoleDialog) => void
}

function Holder({ role, holder, onOpen }: HolderProps) {
  const reassign = texts.reassignOf(holder.employeeFullName, role.name)
  return (
    <div className={styles.holder}>
      <span className={styles.name}>
        {holder.employeeFullName}
        {holder.dismissed && <span className={styles.dismissed}>{texts.dismissed}</span>}
        <span className={styles.orderInline}>{keepTogether(printOrderLink(holder.orderLink))}</span>
        <Lacks holder={holder} />
      </span>
      <May right="change">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={reassign}
          title={texts.reassign}
          onClick={() => onOpen({ is: 'appoint', role, holder })}
        >
          <IconReplace size={16} stroke={1.6} />
        </ActionIcon>
      </May>
      <May right="change">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`${texts.end}: ${holder.employeeFullName}, ${role.name}`}
          title={texts.end}
          onClick={() => onOpen({ is: 'end', role, holder })}
        >
          <IconUserMinus size={16} stroke={1.6} />
        </ActionIcon>
      </May>
    </div>
  )
}
