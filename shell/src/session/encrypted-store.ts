/** An encrypted store on this device; a copy of the browser's storage reveals nothing. */
export interface EncryptedStore {
  /** Reads the value of a name; undefined if there is none or it cannot be decrypted. */
  read(name: string): Promise<unknown>
  write(name: string, value: unknown): Promise<void>
  remove(name: string): Promise<void>
  listNames(): Promise<readonly string[]>
}
