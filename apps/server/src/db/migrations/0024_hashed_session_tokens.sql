-- Whoever is signed in stays so: their cookie holds the token, and from now on this table holds its hash alone.
UPDATE "session" SET "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex');
