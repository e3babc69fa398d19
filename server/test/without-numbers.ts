/** Removes from a response what differs for each record: ids, and links that contain them. */
export function withoutNumbers(value: unknown, name = ''): unknown {
  if (Array.isArray(value))
    return name === 'resourceId' ? value.length : value.map((one) => withoutNumbers(one))
  if (typeof value !== 'object' || value === null) return value
  const of =
    /^(id|(customer|mortgage|damage|parent|resource|appointment_type|mortgage_progress|damage_progress)_id|link|\w+_link|filesize)$/
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) =>
      of.test(key) ? [key, member !== null] : [key, withoutNumbers(member, key)],
    ),
  )
}
