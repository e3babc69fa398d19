import { hash, verify } from '@node-rs/argon2'

/** Hashes a password with argon2id at OWASP's minimum: 19 MiB, 2 passes, 1 lane. */
export const hashPassword = (password: string): Promise<string> =>
  hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })

const unusedPasswordHash = hashPassword('nobody has this password')

/** Verifies a password. Takes equally long without a hash, so that timing reveals nothing. */
export async function isPasswordCorrect(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const fits = await verify(stored ?? (await unusedPasswordHash), password)
  return fits && stored != null
}
