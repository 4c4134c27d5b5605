/** A backup can't be made or restored, and whoever asked can put that right: the message is one Russian sentence or two. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}
