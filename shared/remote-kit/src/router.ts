/** The part of react-router that remotes share: one copy, owned by the shell. */
export {
  createPath,
  Link,
  matchPath,
  Route,
  Router,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom'
