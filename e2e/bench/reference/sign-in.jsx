import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The least that React can do for a sign-in form: the yardstick for ours. */
function SignIn() {
  const [shown, setShown] = useState(false)
  return (
    <form>
      <h1>Inloggen</h1>
      <label>
        Gebruikersnaam <input name="username" autoComplete="username" />
      </label>
      <label>
        Wachtwoord{' '}
        <input name="password" type={shown ? 'text' : 'password'} autoComplete="current-password" />
      </label>
      <button type="button" onClick={() => setShown(!shown)}>
        Toon
      </button>
      <button type="submit">Inloggen</button>
    </form>
  )
}

createRoot(document.getElementById('root')).render(<SignIn />)
