// Made by bench/analysis/train.ts from the app reviews of Maalej and Nabil (2015), CC0; see NOTICE.
import { unpackModel } from "./unpack-model.ts";

/** From this probability on a text counts as one of the class; found on folds of the training set. */
export const featureRequestsThreshold = 0.24;

export const featureRequestsModel = unpackModel(
  -1.93,
  `
0.94 'd
0.53 'd like
0.87 'll
0.44 'll get
-0.79 's
1.12 's accur
1.24 's almost
0.3 's realli
-0.47 's the
0.76 've
0.59 've been
0.86 've use
0.88 0
0.61 0 mb
0.54 1 star
0.32 10
1.08 2
0.45 2 pleas
1.02 2011
0.73 201i
0.69 3
0.6 3 day
1.05 4
0.67 4 star
0.31 4 the
0.68 4.4
0.52 5
0.8 5 star
0.53 6
1.42 7
0.4 7 201i
1.01 a
0.51 a 5
0.98 a better
-0.31 a bit
0.47 a black
0.43 a button
1 a full
0.33 a galaxi
-0.58 a good
0.35 a great
-0.43 a lot
0.74 a more
-0.64 a must
0.32 a new
0.51 a nexus
-0.37 a nice
0.61 a pictur
0.49 a poor
-0.42 a problem
0.46 a sync
0.55 a time
0.97 a way
1.16 abil
0.88 abil to
1.65 abl
1.65 abl to
-1.43 about
0.32 about a
-0.44 about it
1.28 account
0.31 account the
0.71 accur
1.05 accur and
0.35 across devic
0.71 activ
0.33 activ and
0.66 actual
3.98 add
0.42 add a
0.76 add more
0.72 add some
0.32 add that
0.31 add the
-1.6 addict
-0.33 addict to
0.42 addit
0.34 addit of
-1.05 advisor
1.51 after
0.56 after some
-0.42 after the
0.61 again pleas
0.38 agre
0.43 agre with
1.09 all i
0.32 all my
0.46 all of
1.2 all the
1.89 allow
0.52 allow for
1.07 allow me
0.95 almost
0.31 almost everyth
0.47 alon
0.7 alreadi
2.43 also
0.38 also like
0.32 also would
-0.5 alway
-0.85 am
0.32 am the
-1.88 amaz
0.45 amount
-0.64 amp
0.49 an app
-0.38 an awesom
1.02 an option
-0.39 an updat
1.2 and
-0.44 and a
1.97 and easi
-0.38 and get
-0.47 and have
0.33 and how
1.22 and i
0.44 and imag
0.32 and is
1.76 and it
0.46 and make
0.48 and music
0.41 and my
0.4 and no
1.6 and not
-0.37 and now
0.43 and save
0.58 and say
0.54 and sever
-0.34 and still
0.35 and then
-0.46 and updat
0.65 and use
0.41 and vice
0.5 and work
-1.31 ani
0.49 anim
0.37 annoy
1.19 anoth
0.68 anoth board
-0.65 anymor
0.32 anyon els
-0.41 anyth
0.62 anyth that
-0.45 ap
-1.72 app
-0.36 app and
0.71 app befor
0.32 app but
0.39 app daili
-0.53 app doe
-0.46 app ever
0.51 app final
0.35 app fix
1.14 app for
1.49 app great
0.45 app has
-0.89 app i
-0.39 app if
0.94 app it
0.35 app just
0.68 app love
-0.32 app on
0.36 app overal
0.67 app run
-0.35 app so
0.37 app some
-0.87 app that
-0.57 app the
-1.35 app to
1.24 app use
-0.48 app veri
-0.43 app when
0.67 app which
0.33 appar
0.33 appear in
-1.03 appl
0.59 applic for
-1.2 are
0.33 are miss
0.53 are problem
0.34 are super
0.6 area i
-0.83 around
1.51 as
-0.55 as a
0.63 as it
0.59 as the
0.41 as well
-0.52 ask
1.32 at
0.51 at a
-0.31 at all
0.31 at first
0.37 at in
1.12 at the
0.34 attent
0.56 audio
0.45 auto
0.63 avail
-0.31 away
-2.65 awesom
0.47 awesom and
-0.49 awesom i
0.36 awesom now
-0.82 awsom
0.49 b&ampb
1.91 back
0.51 back i
0.64 back to
0.43 background
0.61 balanc
0.56 bar
0.66 bare
1.19 batteri
1.18 battl
2.66 be
1.61 be abl
0.37 be better
0.38 be even
-0.43 be fix
0.63 be good
0.81 be great
0.89 be nice
0.39 be to
0.67 be veri
0.64 beauti
0.99 becaus
0.53 becaus it
0.45 becaus of
0.46 becaus this
0.54 been use
1.77 befor
0.69 befor but
0.56 befor i
0.5 befor the
0.32 believ
-3.35 best
-0.7 best app
-0.31 best game
1.7 better
0.46 better app
0.98 better if
0.58 better in
0.32 better review
-0.93 better than
-0.32 between
0.47 beyond
-0.63 big
-0.48 bit
0.3 bit of
-0.41 bit slow
1.24 black
0.85 black screen
0.76 board
-0.32 book
0.41 bookmark
0.41 bore
0.57 both
0.35 both my
0.57 box
0.37 box and
-0.31 break
-0.35 brilliant
0.4 bring
0.37 bring back
0.56 brochur
-0.32 brows
0.47 bt
0.79 bug
1.1 buggi
0.39 busi and
3.64 but
-0.59 but a
0.57 but all
0.64 but app
0.49 but ca
0.93 but can
0.71 but could
0.33 but ever
0.74 but i
0.76 but no
-0.42 but not
0.3 but overal
-0.32 but the
0.61 but was
0.41 but when
0.81 but whi
1.45 button
-0.33 buy
0.6 by
1.42 ca
1.44 ca n't
0.57 ca nt
0.55 call
2.36 camera
0.49 camera app
0.43 camera pleas
0.45 camera roll
0.66 camera upload
1.07 can
0.33 can do
0.79 can you
0.89 caus
0.48 cent
0.43 center
0.57 challeng
0.59 challeng and
0.3 chang
0.59 chang the
0.41 channel
0.34 chapter
0.37 choic
1.01 choos
0.33 choos the
-0.5 citi
-0.53 class
0.34 clear
0.51 click
2.63 close
-0.46 cloud
0.31 coffe
0.5 coin
-0.33 collect
0.96 come
0.43 come back
-0.31 come on
0.31 compat
0.39 compat with
-0.35 complaint
-0.5 comput
0.93 connect
0.58 control are
1.35 conveni
1.47 conveni app
-2.28 cool
0.47 cool app
0.55 copi
3.64 could
0.4 could 've
1.05 could be
0.53 could edit
-0.41 could n't
0.57 could use
0.37 cover
0.51 crash
-0.32 crash all
0.48 crash bug
0.39 crash everytim
-0.33 crash i
-0.48 crash on
0.52 crash whenev
-0.3 crazi
0.45 creat
-0.37 creativ
0.66 cut
-0.32 cute
0.33 d
0.76 d last
0.86 daili
0.39 daili and
0.68 date
0.35 day one
0.53 day this
0.4 deactiv
0.62 decent
0.49 decent app
0.44 definit
-0.48 delet
-0.53 delet and
-0.39 delet the
-0.37 design
-0.46 desktop
0.88 despit
0.36 determin
0.36 determin what
0.56 develop
1.08 devic
0.45 devic i
-0.5 did
-0.44 did not
0.53 did they
-0.46 differ
1.3 direct
0.46 disappoint
0.64 display
0.38 do
0.3 do is
1.09 do it
-0.39 do n't
-0.3 do not
0.43 do nt
0.45 do well
0.44 document
1.08 doe
0.58 doe it
-0.39 doe n't
0.61 doe not
0.34 doe nt
0.34 doe work
-0.32 done
0.48 doubl
1.83 down
0.51 downgrad
2.61 download
0.48 download it
1.42 download this
1.04 drain
0.84 drop
0.56 drop box
-0.45 dropbox
-0.33 dropbox app
0.35 dropbox as
-0.36 due to
0.43 dure
0.4 each
0.52 earn
0.34 easi
0.87 easi to
-0.31 easier
-0.47 eat
0.76 edit
-0.31 edit app
-0.75 effect
0.38 eg
1.75 email
0.9 end
0.33 end of
-0.34 endless
-0.97 enjoy
1.23 error
-0.31 essenti
-0.63 etc
-0.34 even open
0.6 even save
0.35 even though
0.45 ever i
-0.36 everi
-0.4 everi day
0.35 everi other
-0.68 everi time
-2.4 evernot
-0.53 evernot is
-0.37 everyday
-0.84 everyon
-0.89 everyth
-0.47 everyth i
0.43 everyth love
1.3 everytim
0.93 everytim i
0.36 exampl
-2.81 excel
-0.43 excel app
-0.68 expect
0.41 experienc the
0.33 extern
0.37 extern sd
0.31 extra
0.31 extrem help
-0.45 facebook
0.34 fair
-0.42 famili
-0.98 far
-0.39 fast
0.32 fast food
-0.66 faster
0.5 fat
-0.32 favorit app
2.32 featur
-0.42 featur and
0.47 featur but
0.52 featur love
0.38 featur that
0.38 few
-0.4 file
0.62 file i
0.41 final
-1.46 find
1.12 fine
1.18 fine on
0.36 finger
0.42 first
0.71 fix
0.51 fix and
-0.38 fix i
0.49 fix it
-0.32 fix pleas
0.52 fix this
1.38 flash
0.45 flow
0.95 focus
1.5 folder
0.31 food and
0.33 for about
-0.75 for all
-0.46 for android
0.98 for free
0.32 for gas
-0.52 for it
-0.92 for me
0.3 for no
0.32 for take
-0.91 for the
0.47 for this
1.83 forc
0.94 forc close
0.49 forev
0.48 forev to
0.57 forget
0.4 forum
0.4 forward
0.43 forward to
-0.46 found
2.14 frame
0.87 free
-0.36 free app
0.35 free space
1.01 freez
0.33 freez and
0.44 friend
0.86 from
0.78 from dropbox
-0.43 from my
0.83 from the
-0.33 froze
-0.31 frozen
-0.38 frustrat
0.71 full
0.48 full screen
0.37 full version
-0.93 fun
-0.59 fun and
0.79 fun game
2.21 function
0.54 function and
0.71 function i
-0.36 funni
0.62 fx
-0.43 g
1.37 galaxi
0.32 galaxi note
0.34 galaxi s4
1.49 galleri
2.55 game
0.79 game and
0.95 game but
0.86 game crash
0.36 game do
0.47 game for
0.45 game game
0.54 game mode
0.43 gave
0.4 gave 4
-0.39 gb
0.64 get
0.58 get a
-0.36 get better
0.58 get connect
0.9 get is
-0.7 get it
0.47 get out
-0.52 get this
-0.42 get to
0.44 gif
0.33 give
0.37 give a
0.46 give us
1.35 given
0.62 given it
-0.54 glad
-0.45 glitch
-0.97 go
-0.42 go on
0.42 go through
0.8 goe
0.53 goe black
0.52 gone
-2.87 good
-0.73 good app
0.58 good but
0.33 good game
-0.33 good good
-0.45 good it
0.8 good job
0.61 good now
0.49 good otherwis
0.31 good thing
0.48 googl
-0.31 goood
-0.42 got
0.44 got a
1.45 gps
0.78 gr8
0.55 grade
-2.61 great
1.66 great app
0.53 great applic
-0.68 great but
-0.95 great for
0.53 great game
-0.36 great great
0.8 great i
-0.38 great it
0.5 great now
-0.47 great way
0.53 great with
0.47 group
0.93 gud app
0.41 guy
0.89 had
-0.35 had a
0.6 had the
0.72 had whatsapp
-0.39 half
-0.59 handi
0.46 hang
-0.34 happen to
-0.31 happi
0.55 hard
0.46 hard to
-0.79 has
0.32 has come
1.68 have a
-0.7 have it
-0.34 have n't
0.36 have now
0.48 have the
-0.44 have use
0.41 healthi
0.53 hell
0.61 hell of
0.32 help and
0.43 help ca
-0.34 help in
0.63 hey
-0.31 hi
-0.42 high
0.4 hmmm
0.33 hole
-0.95 home
1.6 hope
0.3 hope for
1.07 hope it
1.02 hope you
-0.72 horribl
-0.56 hotel
0.43 hour of
-0.37 hous
-0.33 how it
0.32 how we
1.44 howev
0.58 howev it
0.85 huge
1.28 i
1.07 i 'd
0.42 i agre
1.12 i also
-0.69 i am
0.45 i bought
0.82 i can
0.53 i could
0.47 i do
1.54 i download
-0.49 i find
0.53 i first
0.91 i get
-0.52 i give
0.55 i go
-0.4 i had
-0.36 i hate
1.17 i have
0.93 i hope
-0.32 i instal
0.32 i keep
-2.38 i like
-2.29 i love
0.43 i made
0.41 i make
0.51 i much
0.72 i must
0.64 i need
-0.31 i never
0.49 i paid
0.38 i press
0.34 i put
-0.62 i realli
0.45 i receiv
0.92 i sign
0.47 i still
0.57 i take
-0.32 i thought
-0.34 i use
0.52 i want
-1.26 i was
2.03 i wish
0.55 i would
-1.51 i'm
-0.3 i'm a
0.8 i'm have
-0.31 i'm not
-1.36 idea
1.05 if
0.46 if all
0.49 if i
0.39 if we
0.83 imag
0.3 imagin
0.36 imagin how
0.42 imposs
0.46 imposs to
0.79 improv
2.45 in
0.6 in app
-0.4 in dropbox
0.5 in fact
0.83 in game
0.51 in help
0.31 in io
-0.3 in iphon
0.53 in it
1.19 in my
-0.35 in on
0.32 in the
0.58 inbox
1.11 includ
0.33 incom
1.98 increas
1.4 increas the
0.54 individu
-0.93 info
-0.32 info on
-0.75 inform
0.4 ingredi
0.76 insid
-0.44 inspir
0.33 instagram
-0.85 instal
-0.41 instal it
1.18 internet
0.38 into
-0.58 io
-0.47 io 7
-0.35 ios7
-1.38 ipad
0.69 ipad this
-0.32 iphon
-0.31 iphon 4
-0.81 is
0.75 is a
-0.37 is an
0.32 is be
0.63 is cool
0.44 is extrem
-0.59 is great
0.3 is have
0.3 is imposs
0.35 is much
-0.45 is my
1.15 is not
0.3 is probabl
0.45 is quit
0.35 is realli
-0.33 is so
0.38 is stupid
0.85 is the
0.31 is there
0.9 is to
0.31 is total
-0.49 issu
0.8 issu on
2.1 it
0.35 it 'll
-0.89 it 's
0.42 it 4
-0.54 it all
0.33 it and
-0.31 it as
0.33 it be
0.32 it by
-0.32 it ca
0.36 it daili
1.22 it doe
-0.69 it for
0.32 it free
1.56 it had
-0.49 it has
-0.42 it help
-1.22 it i
0.47 it in
-1.87 it is
-1.19 it it
0.89 it just
0.45 it let
-0.35 it make
0.69 it much
1.61 it need
0.9 it nice
0.57 it one
0.62 it onli
0.73 it pleas
0.68 it say
0.88 it take
-1.19 it to
0.47 it turn
1.12 it use
-0.47 it was
1.16 it wo
2.06 it would
0.44 itself
0.35 itun
-0.38 just a
0.44 just get
0.72 just need
1.23 just wish
0.3 just work
1.55 keep
0.47 keep crash
0.4 keep freez
0.31 keep my
-0.31 keep track
0.47 kill
0.41 killer
-0.8 know
0.36 know whi
0.52 lag
0.87 laggi
0.82 landscap
0.46 laptop
0.56 laptop version
0.33 larg
0.35 last
0.68 last updat
0.54 later and
-1.36 latest
-0.59 latest updat
0.54 left
0.64 less
-0.99 life
-1.78 like
0.31 like a
-0.62 like this
0.5 like to
0.33 like you
0.42 line
0.31 list on
-0.38 littl slow
-0.93 live
-0.34 live without
2.6 load
0.39 load and
0.99 load at
0.35 load of
-0.46 local
0.95 locat
-0.36 log
0.85 login
1.52 long
-0.41 long time
-0.78 longer
-0.36 look
-0.72 look for
0.43 look forward
-0.31 loop
0.85 lose
0.68 lose all
0.39 loss
-0.56 lot
-0.61 lot of
-4.63 love
-0.39 love evernot
-1.49 love it
-0.5 love love
-0.41 love pinterest
-1.11 love this
0.56 love to
-0.79 luv
-0.68 luv it
-0.38 m
0.43 m.
-0.37 mac
0.83 make
0.37 make no
0.43 make this
0.37 manag
-0.79 mani
0.31 mani of
0.34 manual
0.64 map
0.65 map would
0.3 mate
-0.34 may
0.33 mayb
0.76 mb
-1.04 me
0.4 me pleas
0.92 me to
-0.49 meet
-0.41 memori
0.34 menus
1.07 messag
0.42 messag i
0.41 messag when
0.3 mini and
-0.4 minut
0.42 miss
0.31 mistak
1.77 mode
-0.5 month
0.33 month ago
1.68 more
-0.3 more featur
0.95 more interest
0.34 more like
0.85 more than
-1.65 most
-0.42 most of
-0.65 most use
1.26 move
0.5 move to
0.52 much improv
0.35 much more
0.51 much prefer
1.11 multi
0.42 multipl
0.49 multiplay
1.07 multitask
0.31 muscl
0.75 music
-0.72 must
-0.95 must have
0.48 my
0.36 my app
0.4 my code
0.37 my devic
-0.83 my favorit
-0.4 my file
0.31 my io
-1.47 my ipad
0.33 my laptop
-0.62 my life
0.59 my locat
0.58 my money
-0.3 my most
0.34 my note
0.41 my opinion
0.75 my other
0.36 my own
0.56 my phone
-0.51 my photo
0.7 my pictur
0.51 my rate
0.45 my wife
0.63 my work
0.4 n't
0.42 n't allow
-0.31 n't believ
-0.38 n't do
-0.67 n't even
0.86 n't get
-0.61 n't have
1.23 n't i
0.32 n't instal
0.32 n't join
0.45 n't know
0.33 n't let
-0.41 n't live
-0.87 n't open
0.53 n't read
0.96 n't search
0.54 n't see
0.42 n't seem
0.49 n't show
0.45 n't start
0.31 n't the
-0.45 n't updat
-0.36 n't wast
0.56 n't we
-0.78 n't work
1.21 name
0.5 name of
1.51 nativ
0.41 navig
0.48 nd
4.02 need
0.38 need 3
0.37 need better
0.57 need it
0.76 need to
0.48 need updat
0.33 network
-1.11 never
0.82 new
0.33 new in
1.32 new updat
-0.49 new version
2.19 nexus
0.39 nexus 10
0.6 nexus 4
1.33 nexus 7
-2.12 nice
-0.75 nice app
1.16 nice good
-0.38 nice nice
0.77 nice to
1.36 no
0.41 no appar
-0.4 no complaint
-0.33 no fix
-0.72 no longer
-0.35 no more
-0.38 no problem
0.7 no respons
0.71 no search
0.89 no sound
0.31 no video
-0.34 none
1.66 not
0.55 not allow
-0.74 not bad
-0.49 not be
0.45 not complet
-0.34 not download
0.42 not intuit
0.41 not load
-0.44 not open
0.37 not recommend
0.51 not show
0.9 not support
0.47 not when
0.59 not work
0.39 not worth
-0.37 note
0.44 note i
-0.42 note on
-0.49 note take
0.35 note to
0.52 noth happen
2.06 notif
0.61 now
0.57 now all
0.31 now crash
0.4 now game
-0.88 now i
0.36 now love
0.52 now my
0.73 now pleas
2.58 nt
0.64 nt download
0.38 nt have
-0.61 of
0.59 of a
0.57 of bug
0.46 of have
0.49 of it
-1.19 of my
0.44 of share
-0.34 of them
-0.6 off
-0.43 offer
-0.47 offic
1.4 offlin
-0.59 ok
0.34 ok but
0.38 okay
1.72 on
0.64 on both
0.64 on instagram
0.34 on me
0.62 on mobil
1.31 on my
0.49 on nexus
-0.74 on this
0.43 onc
0.76 one
-0.31 one of
0.58 one on
-0.36 one place
3.09 onli
0.34 onli so
1.82 onli thing
0.87 onli wish
1.49 onlin
0.41 onlin and
-0.41 open
0.44 open tabl
0.35 open that
0.46 open the
1.59 option
0.52 option is
0.36 option to
0.78 or
0.39 or anyth
0.34 or not
0.35 or the
0.56 origin
1.52 other
0.56 other app
0.59 other camera
1.43 other than
0.3 other thing
1.19 otherwis
0.54 overal
0.38 overal a
1.03 pack
0.59 page
0.37 paid
-0.5 password
0.62 pay
0.83 pay for
0.65 pay version
0.32 pc
-0.61 pdf
0.37 pdfs and
-0.54 peopl
0.46 per
0.46 perfect befor
-0.39 perform
0.52 perhap
-0.58 person
1.43 phone
0.7 phone it
0.54 photo in
0.44 photo not
-0.31 photo on
0.36 phrase
0.33 pic
0.43 pic and
0.62 pic from
-0.35 picsart
2.22 pictur
0.32 pictur to
-0.42 pin
-1.18 pinterest
-0.64 place
0.35 place that
-0.48 place to
-0.64 plan
1.09 plane
-0.5 platform
1.32 play
0.3 play this
0.47 playlist
0.74 playstor
5.57 pleas
1 pleas add
0.5 pleas allow
0.41 pleas do
0.57 pleas help
0.38 pleas includ
0.53 pleas it
0.82 pleas make
0.58 pleas pleas
1.89 plz
0.45 plz fix
0.66 poor
0.35 posit
0.74 possibl
0.32 post
0.36 post a
0.31 post on
-0.45 power
0.44 prefer
0.53 prefer the
0.51 preload
0.81 present
0.42 present and
-0.4 pretti
0.62 pretti good
0.41 preview
0.42 previous
0.4 print
0.43 probabl
1.02 problem the
-0.48 problem with
0.61 process
0.34 process the
-0.5 product
0.81 program
0.6 properti
0.42 publish
1.23 push
1.08 push notif
0.42 put
0.43 put it
0.4 put the
0.69 qualiti
0.31 quicken
0.45 quit nice
0.36 random and
-0.53 rate
0.67 rather
0.8 rather than
-0.37 re
0.44 re-instal
0.42 re-instal it
0.33 read or
-0.49 realli
0.43 realli annoy
0.32 realli awesom
-0.33 realli good
-0.35 realli like
0.37 realli need
0.57 reason
0.4 reason i
0.9 receiv
-0.48 recent
-0.43 recip
0.3 recommend i
-0.39 recommend it
0.31 recommend this
0.74 record
-0.46 refer
-0.31 regular
0.64 reinstal
0.41 reinstal and
-0.56 releas
-0.45 reli
-0.38 reli on
0.67 remov
0.43 renam
0.43 renam file
0.67 reopen
0.58 repli
0.75 request
0.7 requir
-0.44 reset
1.04 resolut
0.39 respons
0.48 respons from
1.31 restart
0.52 restart my
-0.77 restaur
-0.36 result
0.54 return
0.47 return to
-1.04 review
-0.34 ridicul
0.45 right
-0.39 road
-0.33 rock
0.62 roll
0.53 run
-0.48 s
0.32 s3
1.16 s4
-0.31 safe
-0.38 said
0.43 same
0.38 same problem
0.79 samsung
0.51 samsung galaxi
0.97 save
0.47 save favorit
0.34 save the
0.34 save to
0.9 say
0.41 say i
0.35 scan come
-0.35 school
0.32 score
1.9 screen
0.33 screen and
0.53 screen goe
0.73 screen i
0.51 scroll
0.56 scroll down
0.37 sd
0.37 sd card
0.33 seamless
0.36 seamless and
1.84 search
0.61 search for
0.48 search function
0.67 search i
0.51 search within
0.84 section
0.3 see
0.61 seem
0.31 seem like
0.64 seem to
0.34 segment
-0.55 select
0.5 send
0.54 separ
-0.55 serious
0.41 set and
0.94 sever
-0.34 share
0.47 share folder
0.35 share the
0.33 ship
1.16 should
0.61 should add
0.49 should be
2.46 show
0.7 show in
0.77 show my
0.65 show on
0.63 shut
0.63 shut down
0.79 sign
0.62 sign into
0.54 sign out
-0.35 simpl and
-0.3 simpli
0.48 sinc i
-0.89 site
0.46 skype
1.66 slow
-0.44 slow and
0.74 slow to
0.49 small
0.71 sms
-0.93 so
0.59 so easi
-0.61 so far
0.7 so long
-1.24 so much
0.68 so slow
0.84 so that
0.37 so weird
-0.3 solut
0.94 some
1.02 some more
-0.38 some of
0.35 some place
-0.31 someon
0.32 someth like
1.81 sometim
0.51 sometim it
1 soni
1 soni xperia
0.39 soon
0.31 sort
0.98 sound
-0.39 space
0.3 stack
0.32 stand alon
1.09 star
0.43 star becaus
0.69 star if
0.55 starbuck
0.32 start
0.55 state
0.32 status
-0.49 stay
1.33 still
0.3 still ca
0.3 still can
1.08 still no
-0.4 still work
-0.6 stop
0.68 storag
0.45 stori
-0.54 stuck
-0.62 stuff
0.35 stuff with
0.4 stupid
0.32 sub
-0.4 such
1.12 suck
0.54 sudden
0.51 sudden it
1 suggest
-0.31 suit
-0.73 super
0.33 super easi
-0.59 superb
2 support
0.88 support for
0.51 support i
0.97 support pleas
-0.99 sure
0.54 switch
0.36 switch back
-0.6 sync
-0.51 system
0.68 tab
0.38 tabl
-0.42 tag
0.7 take a
-0.3 take up
0.38 taken
0.35 task
0.38 teamspeak
0.42 text box
1.82 than
0.31 than ani
0.47 than onc
0.99 than that
-0.72 thank
-0.98 thank you
2.03 that
0.77 that 's
0.37 that a
-0.43 that are
0.32 that i
0.33 that in
0.37 that is
0.65 that we
0.69 that will
0.36 that would
2.51 the
0.64 the abil
0.34 the addit
1.06 the app
-2.21 the best
0.43 the camera
0.31 the contact
0.31 the default
0.35 the easi
0.71 the end
-0.42 the fact
0.42 the flash
0.59 the fun
0.48 the game
0.67 the great
-0.32 the io
0.51 the ipad
0.6 the iphon
0.31 the issu
0.53 the laptop
-0.73 the latest
-0.31 the mobil
-0.45 the most
0.69 the music
0.62 the name
0.87 the new
2.24 the onli
0.66 the option
0.39 the origin
0.99 the phone
0.67 the photo
0.62 the pictur
0.64 the possibl
0.32 the purchas
0.32 the qualiti
0.33 the race
-0.55 the review
0.58 the right
0.44 the same
0.68 the size
-0.37 the upgrad
0.95 the upload
0.71 the video
-0.64 the websit
-0.45 the world
-0.7 them
0.63 them on
1.35 then
-0.31 then i
0.62 there
0.45 there is
1.41 there was
-0.35 they are
0.41 they need
0.61 they should
0.74 they updat
0.71 thing
0.34 thing as
0.69 thing i
-0.43 thing is
0.48 thing like
-0.62 this
-1.62 this app
0.68 this as
0.35 this be
0.43 this editor
0.65 this has
-0.36 this is
0.84 this program
0.49 this seem
1.28 though
0.51 though i
-0.73 thought
0.47 through
0.36 ths
-1.81 time
0.44 time and
-1.04 time i
0.4 time this
0.34 time to
-0.44 titl
2.22 to
0.4 to 1
0.38 to add
0.3 to an
0.36 to ani
0.54 to anoth
0.58 to chang
0.77 to choos
0.42 to close
0.47 to copi
0.31 to date
-0.5 to delet
-0.5 to do
1.22 to download
-0.33 to dropbox
-0.48 to find
-1.11 to get
0.45 to give
1.01 to have
-0.46 to improv
-0.41 to load
0.54 to locat
-0.48 to look
1.44 to make
0.41 to manag
-0.64 to me
0.33 to move
-0.44 to my
0.32 to navig
0.32 to open
1.7 to play
0.44 to post
0.67 to read
-0.69 to save
0.5 to scroll
-0.37 to see
-0.68 to share
0.56 to show
-0.51 to the
0.31 to them
0.87 to to
-0.38 to tri
0.42 to uninstal
0.77 to updat
-0.57 to use
-0.53 to work
0.69 to your
1.99 too
0.72 too bad
-0.55 too much
1.17 too slow
0.31 took me
-0.33 tool for
0.31 tool this
0.32 total awesom
-0.53 touch
-0.41 track
-0.31 track of
0.38 transfer
0.39 transfer file
-2.14 travel
0.32 tremend
0.71 tri to
-1.89 trip
-0.99 trip advisor
-0.52 tripadvisor
0.86 turn
0.31 two
-0.69 type
0.86 unabl
0.86 unabl to
0.85 uninstal
0.46 uninstal it
-0.63 until
0.3 until the
0.59 unus
-1.05 up
0.62 up in
0.38 up the
0.32 up to
-0.39 up with
3.69 updat
-0.68 updat and
0.5 updat but
-0.94 updat i
0.34 updat now
0.43 updat one
0.69 updat that
0.44 updat this
0.38 updat would
-1.06 upgrad
-0.43 upgrad to
1.25 upload
0.48 upload and
0.32 upload of
0.41 upon
0.41 upsid
0.41 upsid down
-0.37 ur
0.36 usabl
-2.73 use
1.6 use and
-0.35 use evernot
0.86 use i
-1.69 use it
0.66 use my
-0.42 use on
-0.41 use the
-1.14 use this
-1.76 use to
-0.3 use trip
0.96 use your
-0.91 useless
0.43 user friend
-0.33 usual
-1.8 veri
-0.3 veri easi
0.4 veri fun
-0.44 veri good
-0.5 veri help
0.34 veri slow
0.44 veri user
0.31 versa
-0.36 version is
0.57 version of
0.41 viber
0.31 vice
0.31 vice versa
3.15 video
0.48 video it
0.34 video on
0.46 video to
0.3 view
-0.31 visit
-0.33 visual
1.57 voic
-0.51 wait
0.37 walk
-0.93 want
-0.34 want the
-0.91 want to
1.04 was
0.97 was a
0.49 was abl
0.36 was good
0.39 was work
-0.38 wast
-0.51 wast of
-0.97 way
0.34 way and
-0.34 way i
1.52 we
0.43 we have
-0.32 weather
-0.39 web
-0.47 websit
0.36 week
0.84 well
0.6 well i
-0.36 went
0.49 were
0.35 were includ
0.33 were on
-1.46 what
-0.62 what 's
-0.57 what a
-1.19 what i
-0.43 what it
0.32 what was
2.72 when
1.04 when i
0.59 when they
0.57 when tri
0.51 whenev
0.35 whenev i
0.35 where
1.13 where is
2.29 whi
1.42 whi ca
0.31 whi did
0.38 whi do
0.43 whi doe
-0.31 whi i
-0.39 which
0.45 which i
0.5 while
0.3 who do
-0.34 whole
0.46 widget
0.41 wife
0.38 wife and
-1.05 will
0.42 will not
4.95 wish
0.7 wish for
0.72 wish i
1.93 wish it
0.33 wish that
0.4 wish the
0.47 wish you
0.37 with app
0.52 with ipad
0.3 with mate
0.46 with no
-0.43 with the
0.77 within
0.34 within the
-1.36 without
-0.96 without it
1.63 wo
0.41 wo n't
1.34 wo nt
0.42 won
-0.8 wonder
0.31 word in
-0.32 work and
1.2 work fine
-0.52 work for
0.33 work i
-0.4 work it
0.37 work now
0.5 worth pay
5.51 would
2.54 would be
0.6 would like
1.27 would love
0.51 would make
-0.5 would n't
-0.88 wow
1.23 wrong
0.61 wrong with
0.94 ws
0.94 xperia
-0.32 ya
-0.31 year
0.39 year i
-0.61 yes
0.41 yesterday i
0.31 yet
-0.65 you
0.36 you 've
0.76 you can
0.79 you could
0.45 you do
0.83 you guy
-0.89 you have
-1.05 you need
0.52 you should
-0.46 you want
0.35 you were
0.31 you work
-0.59 your
1.06 your batteri
`,
);
