import type { LandingFiles } from '../site.ts'

/**
 * Run before anything is seen: whether someone is signed in only their browser knows. Whoever is goes on from «/» to their work, and
 * other pages offer that in place of signing in.
 */
export const GREETING = `try{if(localStorage.getItem('access_token')){document.documentElement.dataset.signedIn='';if(location.pathname==='/')location.replace('/notifications')}}catch{}`

const ranges = {
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const

/** The service's face, and Arial made as wide until it is there, so that nothing moves when it comes. The sign ₽ stays the system's. */
export const writeFontFaces = (fonts: LandingFiles['fonts']): string =>
  `${(['cyrillic', 'latin'] as const)
    .map(
      (part) =>
        `@font-face{font-family:Golos;font-weight:400 900;font-display:swap;src:url(${fonts[part]}) format('woff2');unicode-range:${ranges[part]}}`,
    )
    .join(
      '',
    )}@font-face{font-family:Stand-in;src:local(Arial),local('Liberation Sans'),local(Roboto);size-adjust:105%;ascent-override:90%;descent-override:25%}`
