/** Runs a function on the browser's local storage; null if storage is blocked. */
export function withLocalStorage<Result>(use: (store: Storage) => Result): Result | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}
