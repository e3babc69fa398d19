/** A place on this device whose content nobody reads from a copy of the browser's storage. */
export interface SealedStore {
  /** What is kept under a name; undefined when nothing is, or when it cannot be opened. */
  read(name: string): Promise<unknown>
  write(name: string, value: unknown): Promise<void>
  remove(name: string): Promise<void>
  names(): Promise<readonly string[]>
}
