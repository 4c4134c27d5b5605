declare module 'http_ece' {
  type Keys = {
    readonly version: 'aes128gcm'
    readonly privateKey: import('node:crypto').ECDH
    /** In base64url. */
    readonly authSecret: string
  }
  const ece: { decrypt(sealed: Uint8Array, keys: Keys): Buffer }
  export default ece
}
