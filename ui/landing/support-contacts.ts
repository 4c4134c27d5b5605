type Contact = { readonly href: string; readonly label: string }

/**
 * Where the service's own support is reached: VITE_SUPPORT_PHONE and VITE_SUPPORT_EMAIL of the build.
 * What is not set is not shown.
 */
export const supportContacts: readonly Contact[] = [
  ...contact(import.meta.env.VITE_SUPPORT_PHONE, (phone) => `tel:${phone.replace(/[^\d+]/g, '')}`),
  ...contact(import.meta.env.VITE_SUPPORT_EMAIL, (email) => `mailto:${email}`),
]

function contact(value: unknown, href: (value: string) => string): readonly Contact[] {
  return typeof value === 'string' && value !== '' ? [{ href: href(value), label: value }] : []
}
