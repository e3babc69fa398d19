/** Uses the storage of this tab. Returns null where the browser keeps nothing. */
export function withTabStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}
