import type { Holding } from '@osh/core/obligations/ppe/holding.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { sectionTexts as texts } from '../texts.ts'
import styles from './Section.module.css'

/** The PPE that the employee holds, oldest first. */
export const Holdings = ({ held }: { readonly held: readonly Holding[] }) => (
  <section className={styles.holdings}>
    <h2 id="held">{texts.held}</h2>
    <table className={styles.table} aria-labelledby="held">
      <thead>
        <tr>
          <th scope="col">{texts.heldHeads.name}</th>
          <th scope="col" className={styles.short}>
            {texts.heldHeads.quantity}
          </th>
          <th scope="col" className={styles.short}>
            {texts.heldHeads.issued}
          </th>
          <th scope="col" className={styles.short}>
            {texts.heldHeads.returnBy}
          </th>
        </tr>
      </thead>
      <tbody>
        {held.map(({ issuance, name, quantity, issuedOn, returnBy }) => (
          <tr key={issuance}>
            <th scope="row">{name}</th>
            <td>{texts.pieces(quantity)}</td>
            <td>{formatDate(issuedOn)}</td>
            <td>{returnBy === null ? texts.untilWornOut : formatDate(returnBy)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
