import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** scrypt with Node's default costs (N 16384, r 8, p 1); stored as `scrypt$salt$hash`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt);
  return ["scrypt", salt.toString("base64url"), hash.toString("base64url")].join("$");
}

/** Whether `password` matches the stored hash. Takes as long for an unknown person. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [method, salt = "", expected = ""] = stored.split("$");
  const hash = await derive(password, Buffer.from(salt, "base64url"));
  const wanted = Buffer.from(expected, "base64url");
  return method === "scrypt" && wanted.length === hash.length && timingSafeEqual(hash, wanted);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, 32, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}
