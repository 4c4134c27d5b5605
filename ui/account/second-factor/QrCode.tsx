import encodeQR from 'qr'
import styles from './SecondFactor.module.css'

/** A QR code as one path of squares; its own quiet zone is around it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const squares = encodeQR(text, 'raw', { ecc: 'low', border: 4 })
  const path = squares.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${squares.length} ${squares.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path.join('')} />
    </svg>
  )
}
